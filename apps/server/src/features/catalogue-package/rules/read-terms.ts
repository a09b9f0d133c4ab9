import { Availability } from '@normwerk/contract/product'
import type { Article } from '@normwerk/parts/article'
import { formatArticleNumber, parseArticleNumber } from '@normwerk/parts/article-number/article-number'
import { type Cents, readMoney } from '@normwerk/pricing/money'
import { because } from '../files/package-error.ts'
import type { TableRow } from '../files/read-table.ts'
import type { RowError } from './read-article.ts'
import { readYesNo } from './read-cell.ts'

const level = /^(\d{1,6}):(\d{1,2})$/

/** Reads discounts by quantity, such as `10:5;25:8`, or `none`; null if they do not rise or are invalid. */
function readScale(text: string): Article['scale'] | null {
  const scale: Article['scale'] = []
  if (text.toLowerCase() === 'none') return scale
  for (const piece of text.split(';')) {
    const [, from, percent] = level.exec(piece.trim()) ?? []
    const next = { from: Number(from), percent: Number(percent) }
    const last = scale.at(-1) ?? { from: 1, percent: 0 }
    if (from === undefined || next.from <= last.from || next.percent <= last.percent) return null
    scale.push(next)
  }
  return scale
}

/** The terms of an article in a row; missing ones stay unchanged. */
interface ReadTerms {
  articleNo: string
  /** Null: on request. */
  listPrice?: Cents | null
  availability?: Availability
  leadTimeDays?: number
  discontinued?: boolean
  scale?: Article['scale']
}

const maxDays = 999

/** Reads a row of prices and stock, or returns its error. */
export function readTerms({ cells }: TableRow): ReadTerms | RowError {
  const { articleNo = '', listPrice, availability, leadTimeDays, discontinued, scale } = cells
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
      return { column: 'leadTimeDays', reason: because('import.leadTimeUnreadable', { most: maxDays }) }
    }
    read.leadTimeDays = days
  }
  if (discontinued) {
    const isYes = readYesNo(discontinued)
    if (isYes === null) return { column: 'discontinued', reason: because('import.discontinuedUnreadable') }
    read.discontinued = isYes
  }
  if (scale) {
    const levels = readScale(scale)
    if (levels === null) return { column: 'scale', reason: because('import.scaleUnreadable') }
    read.scale = levels
  }
  return read
}

/** Null is a price on request, undefined no price. */
function readPrice(text: string): Cents | null | undefined {
  return text.toLowerCase() === 'onrequest' ? null : (readMoney(text) ?? undefined)
}

/** Returns a number of the shop's families, in any spelling, as the catalogue prints it. */
function asPrinted(articleNo: string): string {
  const number = parseArticleNumber(articleNo)
  return number === null ? articleNo : formatArticleNumber(number)
}
