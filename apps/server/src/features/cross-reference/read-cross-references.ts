import type { CrossReference, ListCrossReferences } from '@normwerk/contract/cross-reference'
import { parseProductNumber } from '@normwerk/parts/article-number/article-number'
import { readPattern } from '@normwerk/parts/cross-reference/read-pattern'
import {
  type CrossReferences,
  collectCrossReferences,
  type CrossReference as ReadReference,
} from '@normwerk/parts/cross-reference/resolve-number'
import type { Queries } from '../../database/client.ts'
import type { Dependencies } from '../../dependencies.ts'
import { AppError } from '../../http/app-error.ts'
import { recordEvent } from '../audit/record-event.ts'
import { type CrossReferenceRow, deleteRow, listRows, readRows } from './repository/cross-references.ts'

/** Reads the numbers of other makers, prepared for queries. */
export async function readCrossReferences(db: Queries): Promise<CrossReferences> {
  return collectCrossReferences((await readRows(db)).flatMap(compileRow))
}

/** Returns nothing for a pattern that cannot be read. */
export function compileRow({
  maker,
  pattern: written,
  productNr,
  dimensions,
  differences,
}: CrossReferenceRow): ReadReference[] {
  const pattern = readPattern(written)
  const product = parseProductNumber(productNr)
  if ('patternError' in pattern || product === null) return []
  return [{ maker, pattern, product, sizes: dimensions, differences }]
}

export async function listCrossReferences(
  db: Queries,
  { query, page, size }: ListCrossReferences,
): Promise<{ items: CrossReference[]; page: number; size: number; total: number }> {
  const { rows, total } = await listRows(db, query, { page, size })
  return { items: rows.map(presentReference), page, size, total }
}

export function presentReference({ createdAt, ...row }: CrossReferenceRow): CrossReference {
  return { ...row, createdAt: createdAt.toISOString() }
}

export async function deleteCrossReference(
  dependencies: Pick<Dependencies, 'ids' | 'clock'>,
  db: Queries,
  id: string,
  by: { userId: string; correlationId: string },
): Promise<void> {
  const deleted = await deleteRow(db, id)
  if (deleted === undefined) throw new AppError('entryNotFound')
  await recordEvent(dependencies, db, {
    action: 'crossReference.deleted',
    ...by,
    companyId: null,
    changes: { pattern: [`${deleted.maker}: ${deleted.pattern}`, null] },
  })
}
