import type { SessionRole } from '@normwerk/contract/permissions'
import { eq } from 'drizzle-orm'
import { demoSeller } from '../database/seed/demo-companies.ts'
import { articles } from '../database/tables/articles.ts'
import { carts } from '../database/tables/carts.ts'
import { addresses, companies, registrations } from '../database/tables/companies.ts'
import { shopSettings } from '../database/tables/settings.ts'
import { users } from '../database/tables/users.ts'
import type { Dependencies } from '../http/call.ts'

type Shop = Pick<Dependencies, 'database' | 'ids'>
type Fields<Table extends { $inferInsert: object }> = Partial<Table['$inferInsert']>

/** A company in the shop's country with its invoice address, its default delivery address and another one. */
export async function aCompany({ database, ids }: Shop, fields: Fields<typeof companies> = {}) {
  const id = ids.next()
  const [company] = await database
    .insert(companies)
    .values({
      id,
      customerNumber: id.slice(-12),
      companyName: 'Musterform GmbH',
      discountGroup: 'none',
      ...fields,
    })
    .returning()
  const shop = { database, ids }
  return {
    ...proved(company),
    invoiceAddress: await anAddress(shop, id, { addressType: 'Invoice' }),
    usualAddress: await anAddress(shop, id, { isUsual: true }),
    otherAddress: await anAddress(shop, id, { company: 'Zweigwerk' }),
  }
}

/** A delivery address. */
export async function anAddress(
  { database, ids }: Shop,
  companyId: string,
  fields: Fields<typeof addresses> = {},
): Promise<typeof addresses.$inferSelect> {
  const [address] = await database
    .insert(addresses)
    .values({
      id: ids.next(),
      companyId,
      addressType: 'Delivery',
      company: 'Musterform GmbH',
      street: 'Beispielstraße',
      zip: '12345',
      city: 'Musterstadt',
      country: 'DE',
      ...fields,
    })
    .returning()
  return proved(address)
}

/**
 * A user of a company, who may shop, order and read old orders unless `roles` says otherwise; null is the shop's staff.
 */
export async function aUser(
  { database, ids }: Shop,
  company: { id: string } | null,
  roles: SessionRole[] = company === null ? ['GLOBAL_ADMIN'] : ['SHOP_USER', 'ORDER', 'OLD_ORDERS'],
  fields: Fields<typeof users> = {},
): Promise<typeof users.$inferSelect> {
  const id = ids.next()
  const [user] = await database
    .insert(users)
    .values({
      id,
      companyId: company?.id ?? null,
      username: `user-${id}`,
      email: `${id}@example.com`,
      firstName: 'Erika',
      lastName: 'Muster',
      roles,
      ...fields,
    })
    .returning()
  return proved(user)
}

/** A confirmed registration that waits for a decision; null: with a new company. */
export async function aRegistration(
  { database, ids }: Shop,
  company: { id: string } | null,
  fields: Fields<typeof registrations> = {},
): Promise<typeof registrations.$inferSelect> {
  const id = ids.next()
  const place = { street: 'Beispielstraße', zip: '12345', city: 'Musterstadt', country: 'DE' }
  const [registration] = await database
    .insert(registrations)
    .values({
      id,
      companyId: company?.id ?? null,
      newCompany: company === null ? { companyName: 'Neuform GmbH', ...place } : null,
      email: `${id}@example.com`,
      firstName: 'Erika',
      lastName: 'Muster',
      language: 'de',
      passwordHash: 'none',
      termsVersion: '1',
      confirmedAt: new Date(),
      ...fields,
    })
    .returning()
  return proved(registration)
}

/** A saved cart beside the default one. */
export async function aCart({ database, ids }: Shop, user: { id: string }, fields: Fields<typeof carts> = {}) {
  const [cart] = await database
    .insert(carts)
    .values({ id: ids.next(), userId: user.id, name: 'Form 118', isDefault: false, ...fields })
    .returning()
  return proved(cart)
}

/** What documents say about the shop, without which none is issued. */
export async function aSeller({ database }: Pick<Shop, 'database'>): Promise<void> {
  await database.update(shopSettings).set({ seller: demoSeller })
}

/** An article of the catalogue by its number. */
export async function aPart({ database }: Shop, articleNo: string): Promise<typeof articles.$inferSelect> {
  const [part] = await database.select().from(articles).where(eq(articles.articleNo, articleNo))
  return proved(part, articleNo)
}

function proved<T>(row: T | undefined, name = 'a row'): T {
  if (row === undefined) throw new Error(`the database did not answer with ${name}`)
  return row
}
