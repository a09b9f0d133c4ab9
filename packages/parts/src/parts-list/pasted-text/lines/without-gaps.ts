/** More blank lines in a row say no more, but every step of a mail would look at each of them. */
const maxBlank = 10

/** Leaves out what is too much of many blank lines in a row, and returns each other line with its place in the text. */
export function withoutGaps(lines: readonly string[]): { text: string; place: number }[] {
  let blank = 0
  return lines.flatMap((text, place) => {
    blank = text.trim() === '' ? blank + 1 : 0
    return blank > maxBlank ? [] : [{ text, place }]
  })
}
