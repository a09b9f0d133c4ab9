/** A longer text is neither a part nor a heading, so the rest of it is not read. */
const maxCellLength = 401

/** Shortens long texts to their beginning, which suffices to guess the meaning of columns. */
export function briefRows(rows: readonly (readonly string[])[]): string[][] {
  return rows.map((cells) => cells.map((cell) => cell.slice(0, maxCellLength)))
}
