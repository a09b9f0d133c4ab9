/** One sheet of a parts list, and the parts that its rows request. */
export interface SampleSheet {
  name: string
  rows: (string | number)[][]
  merges: { startRow: number; endRow: number; startCol: number; endCol: number }[]
  /** The shop's part for each row number of the sheet; null if the shop has none. */
  expected: Map<number, string | null>
}

export interface Sample {
  file: string
  /** The difficulty of the list. */
  about: string
  /** The sheet with the list; if none is named, there is only one. */
  requested?: string
  sheets: SampleSheet[]
}

const bareNumber = /^-?\d+(?:\.\d+)?$/

/**
 * Makes a sheet from a text: a line per row, cells between bars, `¶` for a line break in a cell. After `=>` comes the
 * requested part: `AZH-6x200 L147.25 T50 C31 4x`, or `-` for a part that the shop does not have.
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

/** A number with a point is a number of the spreadsheet; with a comma it was typed as text. */
function toValue(cell: string): string | number {
  return bareNumber.test(cell) ? Number(cell) : cell
}
