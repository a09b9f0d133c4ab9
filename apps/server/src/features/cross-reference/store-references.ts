import { collectCrossReferences, resolveNumber } from '@normwerk/parts/cross-reference/resolve-number'
import type { Queries } from '../../database/client.ts'
import type { Dependencies } from '../../dependencies.ts'
import { deleteAnswered } from '../missed-search/list-searches.ts'
import { compileRow } from './read-cross-references.ts'
import type { ReadRow } from './read-row.ts'
import { type CrossReferenceRow, storeRows } from './repository/cross-references.ts'

/** Stores patterns, and deletes the missed searches that they answer. */
export async function storeReferences(
  { ids, clock }: Pick<Dependencies, 'ids' | 'clock'>,
  db: Queries,
  references: readonly ReadRow[],
): Promise<CrossReferenceRow[]> {
  const stored = await storeRows(
    db,
    references.map(({ maker, written: pattern, productNr, dimensions, differences }) => ({
      ...{ maker, pattern, productNr, dimensions, differences },
      ...{ id: ids.next(), createdAt: clock.now() },
    })),
  )
  const known = collectCrossReferences(stored.flatMap(compileRow))
  await deleteAnswered(db, (text) => resolveNumber(known, text) !== null)
  return stored
}
