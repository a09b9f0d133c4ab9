import { chooseTaxRule, type TaxRule } from '@normwerk/pricing/value-added-tax'
import type { Queries } from '../../database/client.ts'
import { type OrderRow, readTaxTerms } from './repository/orders.ts'

/** Returns the rule of tax of an order; of one that did not keep its rule, the rule of today. */
export async function readTaxRule(db: Queries, order: OrderRow): Promise<TaxRule> {
  const { taxRate: rate, taxReason: reason, deliveryOption, deliveryAddress } = order
  if (rate !== null && reason !== null) return { rate, reason }
  const { homeCountry, domesticRate, unionCountries, vatId } = await readTaxTerms(db, order.companyId)
  const country = deliveryOption === 'Pickup' ? homeCountry : deliveryAddress.country
  return chooseTaxRule({ country, inUnion: unionCountries.includes(country), vatId }, { homeCountry, domesticRate })
}
