import { parseProductNumber } from '@normwerk/parts/article-number/article-number'
import { readPattern } from '@normwerk/parts/cross-reference/read-pattern'
import {
  type CrossReference,
  type CrossReferences,
  collectCrossReferences,
} from '@normwerk/parts/cross-reference/resolve-number'
import type { Queries } from '../../database/client.ts'
import { type CrossReferenceRow, readRows } from './repository/cross-references.ts'

/** Reads the numbers of other makers, prepared for queries. */
export async function readCrossReferences(db: Queries): Promise<CrossReferences> {
  return collectCrossReferences((await readRows(db)).flatMap(compile))
}

function compile({ maker, pattern: written, productNr, dimensions, differences }: CrossReferenceRow): CrossReference[] {
  const pattern = readPattern(written)
  const product = parseProductNumber(productNr)
  if ('patternError' in pattern || product === null) return []
  return [{ maker, pattern, product, sizes: dimensions, differences }]
}
