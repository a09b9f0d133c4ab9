/** A longer text names no part and is no heading; the rest of it is not looked at. */
const maxCellLength = 401

/** The rows as somebody sees them who has to find out what they are: of a long text only its beginning. */
export function briefRows(rows: readonly (readonly string[])[]): string[][] {
  return rows.map((cells) => cells.map((cell) => cell.slice(0, maxCellLength)))
}
