/** More blank lines in a row tell nothing, but every step that reads a mail would look at each of them. */
const maxBlank = 10

/** Leaves out blank lines beyond ten in a row. Returns the other lines, each with its place in the text. */
export function withoutGaps(lines: readonly string[]): { text: string; place: number }[] {
  let blank = 0
  return lines.flatMap((text, place) => {
    blank = text.trim() === '' ? blank + 1 : 0
    return blank > maxBlank ? [] : [{ text, place }]
  })
}
