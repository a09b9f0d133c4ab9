import type { ArticleNumber } from '../article-number/article-number.ts'
import { sizeKeys } from '../article-number/size-keys.ts'
import type { Line, Sizes } from '../families/line.ts'
import { lines } from '../families/lines.ts'

const rows = new Map(
  lines.flatMap((line) =>
    line.rows.map((row) => [`${line.key} ${sizeKeys[line.family].map((key) => row.sizes[key]).join('x')}`, row.sizes]),
  ),
)

/** All sizes of an article of ours by those in its number; undefined for a size the tables don't have. */
export function findRow(line: Line, number: Pick<ArticleNumber, 'sizes'>): Sizes | undefined {
  return rows.get(`${line.key} ${number.sizes.join('x')}`)
}
