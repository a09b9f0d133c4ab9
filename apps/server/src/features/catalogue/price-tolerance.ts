import { type AskedOptions, giveMachining, readOptions } from '@normwerk/contract/asked-options'
import type { TolerancePrice } from '@normwerk/contract/catalogue/tolerance-price'
import { type PartOptions, toleranceClassesAt } from '@normwerk/parts/configured-part'
import { surcharges } from '@normwerk/parts/surcharges'
import { limitsOf, toleranceClassData } from '@normwerk/parts/trimming/tolerance-classes'
import { formatMoney } from '@normwerk/pricing/money'
import type { Queries } from '../../database/client.ts'
import { AppError } from '../../http/app-error.ts'
import { checkPart, offerOf } from './check-part.ts'
import { leadTimeOf, pricePart } from './price-part.ts'
import type { PricedArticle } from './read-part.ts'
import { readPricedParts } from './read-part.ts'
import { findShorterBlank } from './repository/articles.ts'

interface Asked extends AskedOptions {
  articleId: string
}

/** Prices one machined piece: cut in every tolerance class that is offered at its length, or without a cut. */
export async function priceTolerance(
  db: Queries,
  companyId: string,
  { articleId, ...asked }: Asked,
  quantity: number,
): Promise<TolerancePrice> {
  const article = (await readPricedParts(db, companyId, [articleId])).get(articleId)
  if (article === undefined) throw new AppError('entryNotFound')
  const usual = checkPart(article, readOptions(asked))
  const { changedLength, toleranceClass } = usual
  const cut = changedLength === null ? null : await priceCut(db, article, usual, changedLength, quantity)
  const made = { ...giveMachining(usual), tolerance: limitsOf(toleranceClass) }
  return { ...made, ...priceOf(article, usual, quantity), options: [], ...cut }
}

async function priceCut(db: Queries, article: PricedArticle, usual: PartOptions, length: number, quantity: number) {
  const options = toleranceClassesAt(length, offerOf(article)).map((toleranceClass) => ({
    tolerance: toleranceClassData[toleranceClass].text,
    toleranceClass,
    surcharge: formatMoney(surcharges[toleranceClass].cents),
    ...priceOf(article, { ...usual, toleranceClass }, quantity),
  }))
  const cheaper = await findCheaperBlank(db, article, length)
  return { options, ...(cheaper !== undefined && { cheaperDimensionId: cheaper }) }
}

function priceOf(article: PricedArticle, options: PartOptions, quantity: number) {
  const priced = pricePart(article, options, quantity)
  if (priced === null) throw new AppError('priceOnRequest')
  return { price: formatMoney(priced.price), leadTimeDays: leadTimeOf(article, options) }
}

/** Finds a shorter stock article of the same part that can be used and costs less. */
async function findCheaperBlank(db: Queries, part: PricedArticle, changedLength: number): Promise<string | undefined> {
  const blank = await findShorterBlank(db, part, changedLength)
  if (blank?.listPrice === null || blank?.listPrice === undefined || part.listPrice === null) return undefined
  return blank.listPrice < part.listPrice ? blank.id : undefined
}
