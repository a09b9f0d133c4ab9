import type { Article } from '@normwerk/parts/article'
import { familyOf } from '@normwerk/parts/families/families'
import type { Offer } from './offers.ts'
import { priceRowOf } from './price-list.ts'
import type { ProductLine, Row } from './product-line.ts'

const stockedDays = 1
const shortTermDays = 4
const coatingDays = 5
const onRequestDays = 20

/**
 * Returns availability and lead time by rule, so that they are always the same for a part. Preferred sizes in a stocked
 * material, and all sizes in the line's standard material, are in stock up to a mass of the family. Very heavy parts
 * are made on request, all others are short term. A coating takes five more days.
 * @param mass kg
 */
export function availabilityOf(
  line: ProductLine,
  row: Row,
  offer: Offer,
  coating: string | null,
  mass: number,
): Pick<Article, 'availability' | 'leadTimeDays'> {
  const { stockedKg, onRequestKg } = priceRowOf(familyOf(line.family).priceGroup)
  const extra = coating === null ? 0 : coatingDays
  if (mass > onRequestKg) return { availability: 'onRequest', leadTimeDays: onRequestDays + extra }
  if (coating === null && offer.stocked && (row.preferred || offer.standard) && mass <= stockedKg) {
    return { availability: 'inStock', leadTimeDays: stockedDays }
  }
  return { availability: 'shortTerm', leadTimeDays: shortTermDays + extra }
}
