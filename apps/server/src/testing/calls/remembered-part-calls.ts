import { type ImportedRow, type PartsListRow, partsListEndpoints } from '@normwerk/contract/parts-list'
import { rememberedPartEndpoints } from '@normwerk/contract/remembered-part'
import type { Visitor } from '../visitor.ts'

export type Row = Omit<PartsListRow, 'row'>

/** Reads a list of one row without adding it. */
export async function readRow(visitor: Visitor, row: Row): Promise<ImportedRow | undefined> {
  const rows = [{ row: 1, quantity: 4, ...row }]
  return (await visitor.call(partsListEndpoints.import, { rows, dryRun: true })).rows[0]
}

/** Orders a part for cells of a list. */
export function choosePart(visitor: Visitor, chosenFor: Row, part: Row) {
  return visitor.call(partsListEndpoints.import, { rows: [{ row: 1, quantity: 4, ...part, chosenFor }], dryRun: false })
}

export function listRememberedParts(visitor: Visitor, query = '') {
  return visitor.call(rememberedPartEndpoints.list, { query })
}
