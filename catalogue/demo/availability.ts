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
 * Availability and lead time by rule, so that the same part always answers the same: preferred sizes in a stocked
 * material, and all sizes in the line's standard one, are kept up to a mass of the family; very heavy parts are made on request, all others are short term;
 * coating takes five days more.
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
