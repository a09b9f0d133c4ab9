import type { LanguageCode } from '@normwerk/contract/language'
import { Availability } from '@normwerk/contract/product'
import { translate } from '@normwerk/i18n/translate'
import { formatArticleNumber, parseArticleNumber } from '@normwerk/parts/article-number/article-number'
import { type Cents, readMoney } from '@normwerk/pricing/money'
import type { TableRecord } from '../import/read-records.ts'

export const columns = ['articleNo', 'listPrice', 'availability', 'leadTimeDays', 'discontinued'] as const
export type Column = (typeof columns)[number]

/** What a row says of an article; what it leaves open stays. */
export interface ReadRow {
  row: number
  text: string
  articleNo: string
  /** Null: on request. */
  listPrice?: Cents | null
  availability?: Availability
  leadTimeDays?: number
  discontinued?: boolean
}

const yes = ['yes', 'true', '1', 'ja']
const no = ['no', 'false', '0', 'nein']

/** Reads a row, or says in words what is wrong with it. */
export function readRow(
  { row, text, cells }: TableRecord<Column>,
  language: LanguageCode,
): ReadRow | { reason: string } {
  const { articleNo = '', listPrice, availability, leadTimeDays, discontinued } = cells
  if (articleNo === '') return { reason: translate(language, 'import.cellMissing', { column: 'articleNo' }) }
  const read: ReadRow = { row, text, articleNo: asPrinted(articleNo) }
  if (listPrice) {
    const price = readPrice(listPrice)
    if (price === undefined) return { reason: translate(language, 'import.priceUnreadable') }
    read.listPrice = price
  }
  if (availability) {
    const word = Availability.options.find((option) => isOneOf([option], availability))
    if (word === undefined) return { reason: translate(language, 'import.availabilityUnknown') }
    read.availability = word
  }
  if (leadTimeDays) {
    const days = /^\d{1,3}$/.test(leadTimeDays) ? Number(leadTimeDays) : undefined
    if (days === undefined) return { reason: translate(language, 'import.leadTimeUnreadable', { most: 999 }) }
    read.leadTimeDays = days
  }
  if (discontinued) {
    const isYes = isOneOf(yes, discontinued)
    if (!isYes && !isOneOf(no, discontinued)) return { reason: translate(language, 'import.discontinuedUnreadable') }
    read.discontinued = isYes
  }
  return read
}

/** Null is a price on request, undefined no price. */
function readPrice(text: string): Cents | null | undefined {
  return isOneOf(['onRequest'], text) ? null : (readMoney(text) ?? undefined)
}

/** A number of ours in whatever spelling as the catalogue has it. */
function asPrinted(articleNo: string): string {
  const number = parseArticleNumber(articleNo)
  return number === null ? articleNo : formatArticleNumber(number)
}

function isOneOf(words: readonly string[], text: string): boolean {
  return words.some((word) => word.toLowerCase() === text.toLowerCase())
}
