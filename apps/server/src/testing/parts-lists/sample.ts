/** One sheet of a parts list, and what its rows ask for. */
export interface SampleSheet {
  name: string
  rows: (string | number)[][]
  merges: { startRow: number; endRow: number; startCol: number; endCol: number }[]
  /** By the number of the row in the sheet: the part we have, or null where we have none. */
  expected: Map<number, string | null>
}

export interface Sample {
  file: string
  /** What makes it hard. */
  about: string
  /** The sheet with the list; the only one where none is named. */
  requested?: string
  sheets: SampleSheet[]
}

const bareNumber = /^-?\d+(?:\.\d+)?$/

/**
 * A sheet as text: a line per row, cells between bars, `¶` for a line break in a cell. Behind `=>` stands what the row
 * asks for: `AZH-6x200 L147.25 T50 C31 4x`, or `-` for a part that we don't have.
 */
export function sheet(name: string, text: string, merges: SampleSheet['merges'] = []): SampleSheet {
  const lines = text
    .replace(/^\n/, '')
    .replace(/\n\s*$/, '')
    .split('\n')
  const expected = new Map<number, string | null>()
  const rows = lines.map((line, index) => {
    const [cells = '', asked] = line.split('=>').map((part) => part.trim())
    if (asked !== undefined) expected.set(index + 1, asked === '-' ? null : asked)
    return cells.split('|').map((cell) => toValue(cell.trim().replaceAll('¶', '\n')))
  })
  return { name, rows, merges, expected }
}

/** A figure with a point is a number of the spreadsheet; with a comma it was typed as text. */
function toValue(cell: string): string | number {
  return bareNumber.test(cell) ? Number(cell) : cell
}
