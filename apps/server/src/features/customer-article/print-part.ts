import { parseArticleNumber } from '@normwerk/parts/article-number/parse-article-number'
import { printArticleNumber } from '@normwerk/parts/article-number/print-article-number'

/** A part as a company buys it, without what an own number says nothing of: `AZH-6x200`, cut `AZH-6x200-L180`. */
export function printPart({ articleNo, changedLength }: { articleNo: string; changedLength: number | null }): string {
  const number = parseArticleNumber(articleNo)
  if (number === null) return articleNo
  return printArticleNumber({ ...number, changedLength, toleranceClass: null, certificate31: false })
}
