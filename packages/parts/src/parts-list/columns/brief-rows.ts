import { maxTextLength } from '../cell-content.ts'

/** The rest of a text that is too long for a part and a heading is not read. */
const maxCellLength = maxTextLength + 1

/** Shortens long texts to their beginning, which suffices to guess the meaning of columns. */
export function briefRows(rows: readonly (readonly string[])[]): string[][] {
  return rows.map((cells) => cells.map((cell) => cell.slice(0, maxCellLength)))
}
