import { Availability } from '@normwerk/contract/product'
import { formatArticleNumber, parseArticleNumber } from '@normwerk/parts/article-number/article-number'
import { type Cents, readMoney } from '@normwerk/pricing/money'
import { because } from './package/package-fault.ts'
import type { RowFault } from './rules/read-article.ts'
import { readYesNo } from './rules/read-cell.ts'

export const columns = ['articleNo', 'listPrice', 'availability', 'leadTimeDays', 'discontinued'] as const
export type Column = (typeof columns)[number]

/** What a row says of the terms of an article; what it leaves open stays. */
export interface ReadTerms {
  articleNo: string
  /** Null: on request. */
  listPrice?: Cents | null
  availability?: Availability
  leadTimeDays?: number
  discontinued?: boolean
}

const mostDays = 999

/** Reads a row of prices and stock, or says what is wrong with it. */
export function readTerms(cells: Partial<Record<Column, string>>): ReadTerms | RowFault {
  const { articleNo = '', listPrice, availability, leadTimeDays, discontinued } = cells
  if (articleNo === '') return { column: 'articleNo', reason: because('import.cellMissing', { column: 'articleNo' }) }
  const read: ReadTerms = { articleNo: asPrinted(articleNo) }
  if (listPrice) {
    const price = readPrice(listPrice)
    if (price === undefined) return { column: 'listPrice', reason: because('import.priceUnreadable') }
    read.listPrice = price
  }
  if (availability) {
    const word = Availability.options.find((option) => option.toLowerCase() === availability.toLowerCase())
    if (word === undefined) return { column: 'availability', reason: because('import.availabilityUnknown') }
    read.availability = word
  }
  if (leadTimeDays) {
    const days = /^\d{1,3}$/.test(leadTimeDays) ? Number(leadTimeDays) : undefined
    if (days === undefined) {
      return { column: 'leadTimeDays', reason: because('import.leadTimeUnreadable', { most: mostDays }) }
    }
    read.leadTimeDays = days
  }
  if (discontinued) {
    const isYes = readYesNo(discontinued)
    if (isYes === null) return { column: 'discontinued', reason: because('import.discontinuedUnreadable') }
    read.discontinued = isYes
  }
  return read
}

/** Null is a price on request, undefined no price. */
function readPrice(text: string): Cents | null | undefined {
  return text.toLowerCase() === 'onrequest' ? null : (readMoney(text) ?? undefined)
}

/** A number of ours in whatever spelling as the catalogue has it. */
function asPrinted(articleNo: string): string {
  const number = parseArticleNumber(articleNo)
  return number === null ? articleNo : formatArticleNumber(number)
}
