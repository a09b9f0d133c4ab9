import { type AskedOptions, giveMachining, readOptions } from '@normwerk/contract/asked-options'
import { maxQuantity } from '@normwerk/contract/limits'
import type { ShipDateAfter } from '@normwerk/delivery/ship-calendar'
import { toleranceClassesAt } from '@normwerk/parts/check-options'
import type { PartOptions } from '@normwerk/parts/configured-part'
import { extraDaysOf, surcharges, surchargesOf } from '@normwerk/parts/surcharges'
import { limitsOf, toleranceClassData } from '@normwerk/parts/trimming/tolerance-classes'
import { type Cents, formatMoney } from '@normwerk/pricing/money'
import {
  type ArticleToPrice,
  chargedOnce,
  findCheaperQuantity,
  type PositionToPrice,
  type PricedPosition,
  pricePosition,
  priceScale,
} from '@normwerk/pricing/price-position'
import type { Queries } from '../../database/client.ts'
import type { articles } from '../../database/tables/articles.ts'
import { AppError, type CallContext, type Caller, callerMay } from '../../http/call.ts'
import { checkPart, offerOf, type PricedArticle, readPricedParts } from './read-part.ts'
import { findShorterBlank, type PriceTerms, type ProductRow, readPriceTerms } from './repository/articles.ts'

/** The terms of the caller's company; null for callers who see no prices. */
export type PriceView = PriceTerms | null

/** The terms of the discount groups that have shopped since these terms last changed. */
export interface PriceTermsCache {
  read(db: Queries, caller: Caller | null): Promise<PriceView>
}

/**
 * The session of each request has the version of the terms, so terms of an earlier version are never used. The terms are
 * read after the version, so that a change in between makes them too new for it, never too old.
 */
export function createPriceTermsCache(): PriceTermsCache {
  let version: number | null = null
  const byGroup = new Map<string, Promise<PriceTerms>>()

  return {
    async read(db, caller) {
      if (caller === null || caller.discountGroup === null || !callerMay(caller, 'price.see')) return null
      const { discountGroup, priceTermsVersion } = caller
      if (version !== priceTermsVersion) {
        byGroup.clear()
        version = priceTermsVersion
      }
      const known = byGroup.get(discountGroup)
      if (known !== undefined) return known
      const reading = readPriceTerms(db, discountGroup)
      byGroup.set(discountGroup, reading)
      // A failed reading is tried again.
      reading.catch(() => byGroup.delete(discountGroup))
      return reading
    },
  }
}

type Sold = Pick<typeof articles.$inferSelect, 'availability' | 'leadTimeDays' | 'discontinuedAt'>

/** Everything that price and delivery of an article depend on, for one company. */
export interface PricedPart extends Omit<ArticleToPrice, 'listPrice'>, Sold {
  /** Null: the price is on request. */
  listPrice: Cents | null
  /** Charged once per position with an inspection certificate. */
  certificateSurcharge: Cents
}

/** Prices this number of pieces of a part with its options; null if it is on request or discontinued. */
export function pricePart(part: PricedPart, options: PartOptions, quantity: number): PricedPosition | null {
  const position = positionOf(part, options, quantity)
  return position && pricePosition(position)
}

/** Returns a larger quantity of a part with its options that costs less in total; null if there is none. */
export function presentCheaperQuantity(part: PricedPart, options: PartOptions, quantity: number) {
  const position = positionOf(part, options, quantity)
  const cheaper = position && findCheaperQuantity(position)
  if (cheaper === null || cheaper.quantity > maxQuantity) return null
  return { ...cheaper, totalPrice: formatMoney(cheaper.totalPrice), saved: formatMoney(cheaper.saved) }
}

function positionOf(part: PricedPart, options: PartOptions, quantity: number): PositionToPrice | null {
  const { listPrice } = part
  if (listPrice === null || part.discontinuedAt !== null) return null
  return {
    ...part,
    listPrice,
    quantity,
    pieceSurcharges: surchargesOf(options).map(({ cents }) => cents),
    certificateSurcharge: options.certificate ? part.certificateSurcharge : 0,
  }
}

/** Returns the working days until a part with its options can be sent. */
export function leadTimeOf({ leadTimeDays }: Pick<PricedPart, 'leadTimeDays'>, options: PartOptions): number {
  return leadTimeDays + extraDaysOf(options)
}

interface PricedRow {
  quantity: number
  price: Cents | null
  totalPrice: Cents | null
}

/** Returns the price of a position that is charged once; null if there is none, or it is on request. */
export function surchargeOf({ quantity, price, totalPrice }: PricedRow): Cents | null {
  return price === null || totalPrice === null ? null : chargedOnce({ quantity, price, totalPrice }) || null
}

/** Formats a price for the answer; null stays null: on request. */
export function presentPrice(amount: Cents | null): string | null {
  return amount === null ? null : formatMoney(amount)
}

type Grouped = Pick<ProductRow, 'priceGroup'>

/** Returns the company's terms on a product. */
export function termsOn(product: Grouped, terms: PriceTerms): Omit<ArticleToPrice, 'listPrice' | 'scale'> {
  return { discountPercent: terms.discounts.get(product.priceGroup) ?? 0 }
}

/** Returns the net price of one piece; null for callers who see no prices, and for a price on request. */
export function netPrice(listPrice: Cents | null, product: Grouped, view: PriceView): string | null {
  if (view === null || listPrice === null) return null
  const [single] = priceScale({ listPrice, scale: [], ...termsOn(product, view) })
  return formatMoney(single.price)
}

interface Asked extends AskedOptions {
  articleId: string
}

/** Prices one machined piece: cut in every tolerance class that is offered at its length, or without a cut. */
export async function priceTolerance(
  { db, caller: { companyId }, shipDateAfter }: CallContext,
  { articleId, ...asked }: Asked,
  quantity: number,
) {
  const article = (await readPricedParts(db, companyId, [articleId])).get(articleId)
  if (article === undefined) throw new AppError('entryNotFound')
  const usual = checkPart(article, readOptions(asked))
  const { changedLength, toleranceClass } = usual
  const cut =
    changedLength === null ? null : await priceCut({ db, shipDateAfter }, article, usual, changedLength, quantity)
  const made = { ...giveMachining(usual), tolerance: limitsOf(toleranceClass) }
  return { ...made, ...priceOf(shipDateAfter, article, usual, quantity), options: [], ...cut }
}

async function priceCut(
  { db, shipDateAfter }: Pick<CallContext, 'db' | 'shipDateAfter'>,
  article: PricedArticle,
  usual: PartOptions,
  length: number,
  quantity: number,
) {
  const options = toleranceClassesAt(length, offerOf(article)).map((toleranceClass) => ({
    tolerance: toleranceClassData[toleranceClass].text,
    toleranceClass,
    surcharge: formatMoney(surcharges[toleranceClass].cents),
    ...priceOf(shipDateAfter, article, { ...usual, toleranceClass }, quantity),
  }))
  const cheaper = await findCheaperBlank(db, article, length)
  return { options, ...(cheaper !== undefined && { cheaperDimensionId: cheaper }) }
}

function priceOf(shipDateAfter: ShipDateAfter, article: PricedArticle, options: PartOptions, quantity: number) {
  const priced = pricePart(article, options, quantity)
  if (priced === null) throw new AppError('priceOnRequest')
  const leadTimeDays = leadTimeOf(article, options)
  return {
    price: formatMoney(priced.price),
    leadTimeDays,
    shipDate: shipDateAfter(leadTimeDays),
    cheaperQuantity: presentCheaperQuantity(article, options, quantity),
  }
}

/** Finds a shorter stock article of the same part that can be used and costs less. */
async function findCheaperBlank(db: Queries, part: PricedArticle, changedLength: number): Promise<string | undefined> {
  const blank = await findShorterBlank(db, part, changedLength)
  if (blank?.listPrice === null || blank?.listPrice === undefined || part.listPrice === null) return undefined
  return blank.listPrice < part.listPrice ? blank.id : undefined
}
