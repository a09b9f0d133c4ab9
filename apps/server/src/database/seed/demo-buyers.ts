import type { PostalAddress } from '@normwerk/contract/address'
import { eq } from 'drizzle-orm'
import type { Queries } from '../client.ts'
import { companyDiscounts } from '../part-columns.ts'
import { addresses, companies } from '../tables/companies.ts'
import { countries, shopSettings } from '../tables/settings.ts'
import { users } from '../tables/users.ts'

/** Finds a demo user with the company data that an order copies. */
export async function findDemoBuyer(db: Queries, username: string) {
  const [row] = await db
    .select({ userId: users.id, company: companies })
    .from(users)
    .innerJoin(companies, eq(companies.id, users.companyId))
    .where(eq(users.username, username))
  if (row === undefined) throw new RangeError(`no demo user ${username} in a company`)
  const known = await db.select().from(addresses).where(eq(addresses.companyId, row.company.id))
  const granted = await companyDiscounts(db, row.company.id)
  return {
    ...row,
    discounts: new Map(granted.map(({ priceGroup, percent }) => [priceGroup, percent])),
    invoiceAddress: frozen(known.find(({ addressType }) => addressType === 'Invoice')),
    deliveryAddress: frozen(known.find(({ isUsual }) => isUsual)),
  }
}

/** Reads what the shop charges for a delivery to a country. */
export async function readTerms(db: Queries, country: string) {
  const [settings] = await db
    .select({
      homeCountry: shopSettings.homeCountry,
      minimumOrderValue: shopSettings.minimumOrderValue,
      domesticRate: countries.vatRate,
    })
    .from(shopSettings)
    .innerJoin(countries, eq(countries.code, shopSettings.homeCountry))
  const [delivery] = await db
    .select({ country: countries.code, inUnion: countries.inUnion, shippingCosts: countries.shippingCosts })
    .from(countries)
    .where(eq(countries.code, country))
  if (settings === undefined || delivery === undefined) throw new RangeError(`no terms for a delivery to ${country}`)
  return { ...settings, ...delivery }
}

function frozen(address: typeof addresses.$inferSelect | undefined): PostalAddress {
  if (address === undefined) throw new RangeError('a demo company without addresses')
  const { companyId: _, isUsual: _usual, createdAt: _at, ...kept } = address
  return kept
}
