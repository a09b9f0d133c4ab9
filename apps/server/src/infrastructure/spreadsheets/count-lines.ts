/** Estimates how many lines a text needs in a column of this width in characters, broken between words. */
export function countLines(text: string, columnWidth: number): number {
  const width = Math.max(1, Math.floor(columnWidth))
  return text.split(/\r\n|[\r\n]/).reduce((lines, paragraph) => lines + linesOf(paragraph, width), 0)
}

function linesOf(paragraph: string, width: number): number {
  let lines = 1
  let filled = 0
  for (const { length } of paragraph.split(/\s+/)) {
    const isFirst = filled === 0
    if (!isFirst && filled + 1 + length <= width) filled += 1 + length
    else {
      // A word longer than the line is broken inside.
      lines += (isFirst ? 0 : 1) + Math.floor(Math.max(0, length - 1) / width)
      filled = length === 0 ? 0 : ((length - 1) % width) + 1
    }
  }
  return lines
}
