/** Two blanks or more stand between columns; a word may have single ones. */
const gap = /\S {2,}\S/
const shortest = 3

/**
 * Separates the columns of tables that are aligned by blanks with tabs. A line is a row of the table if it has as many
 * cells as the headings above it; a cell may follow its neighbour after one blank if it begins below its heading.
 */
export function alignColumns(lines: readonly string[]): string[] {
  let starts: readonly number[] = []
  return lines.map((line) => {
    if (line.includes('\t') || line.trim() === '') {
      starts = []
      return line
    }
    if (!/\d/.test(line) && gap.test(line)) {
      starts = startsOf(line)
      return starts.length < shortest ? line : split(line, []).join('\t')
    }
    const cells = split(line, starts)
    return starts.length >= shortest && cells.length === starts.length ? cells.join('\t') : line
  })
}

function startsOf(line: string): number[] {
  return [...line.matchAll(/(?:^|(?<= {2}))\S/g)].map(({ index }) => index)
}

function split(line: string, starts: readonly number[]): string[] {
  const cells: string[] = []
  for (const { index, 0: word } of line.matchAll(/\S+/g)) {
    const isNext = cells.length === 0 || line.slice(index - 2, index) === '  ' || starts.includes(index)
    if (isNext) cells.push(word)
    else cells.push(`${cells.pop()} ${word}`)
  }
  return cells
}
