import type { TolerancePrice } from '@normwerk/contract/catalogue'
import { noOptions, toleranceClassesAt } from '@normwerk/parts/configured-part'
import { surcharges } from '@normwerk/parts/surcharges'
import { toleranceClassData } from '@normwerk/parts/trimming/tolerance-classes'
import { printMoney } from '@normwerk/pricing/money'
import type { Queries } from '../../database/client.ts'
import { AppError } from '../../http/app-error.ts'
import { checkCut, offerOf } from './check-part.ts'
import { leadTimeOf, pricePart } from './price-part.ts'
import { type PricedArticle, readPricedParts } from './priced-parts.ts'
import { findShorterBlank } from './repository.ts'

interface Wish {
  dimensionId: string
  changedLength: number
  quantity: number
}

/** What one piece costs cut to length, in every tolerance class that holds at it. */
export async function priceTolerance(
  db: Queries,
  companyId: string,
  { dimensionId, changedLength, quantity }: Wish,
): Promise<TolerancePrice> {
  const [part] = await readPricedParts(db, companyId, [dimensionId])
  if (part === undefined) throw new AppError('entryNotFound')
  checkCut(part, changedLength)
  const options = toleranceClassesAt(changedLength, offerOf(part)).map((toleranceClass) => {
    const wanted = { ...noOptions, changedLength, toleranceClass }
    const priced = pricePart(part, wanted, quantity)
    if (priced === null) throw new AppError('priceOnRequest')
    return {
      tolerance: toleranceClassData[toleranceClass].text,
      toleranceClass,
      price: printMoney(priced.price),
      surcharge: printMoney(surcharges[toleranceClass].cents),
      leadTimeDays: leadTimeOf(part, wanted),
    }
  })
  const [usual] = options
  if (usual === undefined) throw new AppError('entryNotFound')
  const cheaper = await findCheaperBlank(db, part, changedLength)
  return {
    changedLength,
    options,
    tolerance: usual.tolerance,
    price: usual.price,
    ...(cheaper === undefined ? {} : { cheaperDimensionId: cheaper }),
  }
}

/** A shorter stocked article of the same part that would do and costs less. */
async function findCheaperBlank(db: Queries, part: PricedArticle, changedLength: number): Promise<string | undefined> {
  const blank = await findShorterBlank(db, part, changedLength)
  if (blank?.listPrice === null || blank?.listPrice === undefined || part.listPrice === null) return undefined
  return blank.listPrice < part.listPrice ? blank.id : undefined
}
