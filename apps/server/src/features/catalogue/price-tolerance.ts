import type { TolerancePrice } from '@normwerk/contract/catalogue'
import { toleranceClassData } from '@normwerk/parts/trimming/tolerance-classes'
import { printMoney } from '@normwerk/pricing/money'
import { pricePosition } from '@normwerk/pricing/price-position'
import type { Queries } from '../../database/client.ts'
import { AppError } from '../../http/app-error.ts'
import { checkLength, offeredClasses } from './check-trimming.ts'
import type { Catalogue } from './live-catalogue.ts'
import type { PriceView } from './price-view.ts'
import { type DimensionRow, findShorterBlank, readDimension } from './repository.ts'

interface Wish {
  dimensionId: string
  changedLength: number
  quantity: number
}

/** What one piece costs cut to length, in every tolerance class that holds at it. */
export async function priceTolerance(
  db: Queries,
  catalogue: Catalogue,
  view: PriceView,
  wish: Wish,
): Promise<TolerancePrice> {
  const row = await readDimension(db, wish.dimensionId)
  const priceGroup = row && catalogue.products.get(row.productId)?.row.priceGroup
  if (row === undefined || priceGroup === undefined) throw new AppError('entryNotFound')
  checkLength(row, wish.changedLength)
  const { listPrice } = row
  if (listPrice === null) throw new AppError('priceOnRequest')
  const discountPercent = view?.discounts.get(priceGroup) ?? 0
  const options = offeredClasses(row, wish.changedLength).map((toleranceClass) => {
    const { text, surchargeCents, extraLeadTimeDays } = toleranceClassData[toleranceClass]
    const position = { ...wish, listPrice, discountPercent, scale: row.scale, certificateSurcharge: 0 }
    return {
      tolerance: text,
      toleranceClass,
      price: printMoney(pricePosition({ ...position, trimmingSurcharge: surchargeCents }).price),
      surcharge: printMoney(surchargeCents),
      leadTimeDays: row.leadTimeDays + extraLeadTimeDays,
    }
  })
  const [usual] = options
  if (usual === undefined) throw new AppError('entryNotFound')
  const cheaper = await findCheaperBlank(db, row, wish.changedLength)
  return {
    changedLength: wish.changedLength,
    options,
    tolerance: usual.tolerance,
    price: usual.price,
    ...(cheaper === undefined ? {} : { cheaperDimensionId: cheaper }),
  }
}

/** A shorter stocked blank of the same part that would do and costs less. */
async function findCheaperBlank(db: Queries, row: DimensionRow, changedLength: number): Promise<string | undefined> {
  const blank = await findShorterBlank(db, row, changedLength)
  if (blank?.listPrice === null || blank?.listPrice === undefined || row.listPrice === null) return undefined
  return blank.listPrice < row.listPrice ? blank.id : undefined
}
