/** Estimates how many lines a text needs in a column of this width in characters, broken between words. */
export function countLines(text: string, width: number): number {
  const room = Math.max(1, Math.floor(width))
  return text.split(/\r\n|[\r\n]/).reduce((lines, paragraph) => lines + linesOf(paragraph, room), 0)
}

function linesOf(paragraph: string, room: number): number {
  let lines = 1
  let filled = 0
  for (const { length } of paragraph.split(/\s+/)) {
    const isFirst = filled === 0
    if (!isFirst && filled + 1 + length <= room) filled += 1 + length
    else {
      // A word longer than the line is broken inside.
      lines += (isFirst ? 0 : 1) + Math.floor(Math.max(0, length - 1) / room)
      filled = length === 0 ? 0 : ((length - 1) % room) + 1
    }
  }
  return lines
}
