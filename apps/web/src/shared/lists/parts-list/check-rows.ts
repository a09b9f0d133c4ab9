import { type ImportedRow, type PartsListRow, partsListEndpoints } from '@normwerk/contract/parts-list'
import { call } from '../../../api/call.ts'

/** Rows per call, so that a long list shows its progress. */
const portion = 250

/** Asks the shop which parts it would add for these rows; nothing is added. */
export async function checkRows(
  rows: readonly PartsListRow[],
  onAnswers: (asked: readonly PartsListRow[], answers: readonly ImportedRow[]) => void,
  signal?: AbortSignal,
): Promise<void> {
  for (let start = 0; start < rows.length; start += portion) {
    const asked = rows.slice(start, start + portion)
    const answer = await call(partsListEndpoints.import, {
      input: { rows: asked, dryRun: true },
      ...(signal !== undefined && { signal }),
    })
    onAnswers(asked, answer.rows)
  }
}
