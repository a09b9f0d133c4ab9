import type { BillLine } from './bill.ts'

/** A part to be ordered. */
export interface OrderedArticle {
  articleNo: string
  quantity: number
  changedLength: number | null
}

/** Returns the articles of a bill; lines with the same article are one, and parts on request have none. */
export function articlesOf(bill: readonly BillLine[]): OrderedArticle[] {
  const articles = new Map<string, OrderedArticle>()
  for (const { articleNo, quantity, changedLength } of bill) {
    if (articleNo === null) continue
    const key = `${articleNo} ${changedLength}`
    const before = articles.get(key)?.quantity ?? 0
    articles.set(key, { articleNo, quantity: before + quantity, changedLength })
  }
  return [...articles.values()]
}
