import { longestOwnNumber } from '@normwerk/contract/customer-article'
import type { ToleranceClass } from '@normwerk/parts/article'
import type { Queries } from '../../database/client.ts'
import { offeredClasses } from '../catalogue/check-trimming.ts'
import { findRows } from './repository.ts'

/** The part that a company calls by a number of its own. */
export interface OwnNumber {
  productDimensionId: string
  articleNo: string
  changedLength: number | null
  /** The coarsest, where the part is cut: an own number says nothing of it. */
  toleranceClass: ToleranceClass | null
}

/** The part that a company calls by this text, in whatever case of letters. */
export async function findOwnNumber(db: Queries, companyId: string, text: string): Promise<OwnNumber | undefined> {
  return (await findOwnNumbers(db, companyId, [text])).get(text)
}

/** The same for many texts in one statement; by the text as it was given. */
export async function findOwnNumbers(
  db: Queries,
  companyId: string,
  texts: readonly string[],
): Promise<Map<string, OwnNumber>> {
  const trimmed = new Map(texts.map((text) => [text, text.trim()]))
  const wanted = [...new Set(trimmed.values())].filter((text) => text !== '' && text.length <= longestOwnNumber)
  if (wanted.length === 0) return new Map()
  const rows = await findRows(db, companyId, wanted)
  const found = new Map(
    rows.map(({ text, productDimensionId, articleNo, changedLength, ...blank }): [string, OwnNumber] => {
      const toleranceClass = changedLength === null ? null : (offeredClasses(blank, changedLength)[0] ?? null)
      return [text, { productDimensionId, articleNo, changedLength, toleranceClass }]
    }),
  )
  return new Map([...trimmed].flatMap(([text, key]) => listEntry(text, found.get(key))))
}

function listEntry(text: string, found: OwnNumber | undefined): [string, OwnNumber][] {
  return found === undefined ? [] : [[text, found]]
}
