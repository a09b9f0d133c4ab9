import { hasOnlyFillers } from '../../../words/order-words.ts'
import { namesPartAlone } from '../../cell-content.ts'
import { readHeading } from '../../headings/read-heading.ts'

/** A text with a number far behind it, as in a column of its own. */
const inColumn = /^(.*\S) {3,}(\d{1,4}) *$/u
/** A longer line is none of a column. */
const maxLength = 200

/**
 * Says the pieces of goods that no rule knows, if their number stands in the column of the pieces: `hydraulic cylinder
 * stroke 50      2` directly below or above `ejector pin 4x160      8`
 */
export function sayCountsOfColumn(lines: readonly string[]): string[] {
  const read = lines.map((line) => (line.length > maxLength ? null : inColumn.exec(line)))
  const isPart = read.map((found) => found !== null && namesPartAlone(found[1] ?? ''))
  return lines.map((line, index) => {
    const [, named = '', count = ''] = read[index] ?? []
    const isBeside = isPart[index - 1] || isPart[index + 1]
    if (named === '' || isPart[index] || !isBeside) return line
    const isGoods = /\p{L}{4}/u.test(named) && !hasOnlyFillers(named) && readHeading(named) === null
    return isGoods ? `${named} ${count} pcs` : line
  })
}
