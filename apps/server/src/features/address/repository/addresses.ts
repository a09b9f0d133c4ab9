import type { ChangeAddress } from '@normwerk/contract/address'
import { and, asc, desc, eq, ne, sql } from 'drizzle-orm'
import type { Queries } from '../../../database/client.ts'
import { addresses, companies } from '../../../database/tables/companies.ts'
import { countries, shopSettings } from '../../../database/tables/settings.ts'
import { AppError } from '../../../http/call.ts'

export type AddressRow = typeof addresses.$inferSelect

const isDelivery = eq(addresses.addressType, 'Delivery')

export function listAddresses(db: Queries, companyId: string): Promise<AddressRow[]> {
  return db
    .select()
    .from(addresses)
    .where(eq(addresses.companyId, companyId))
    .orderBy(
      desc(sql`${addresses.addressType} = 'Invoice'`),
      desc(addresses.isUsual),
      asc(addresses.company),
      asc(addresses.city),
      asc(addresses.id),
    )
}

export async function readAddress(db: Queries, companyId: string, id: string): Promise<AddressRow> {
  const [address] = await db
    .select()
    .from(addresses)
    .where(and(eq(addresses.id, id), eq(addresses.companyId, companyId)))
  if (address === undefined) throw new AppError('entryNotFound')
  return address
}

/** Lists the other delivery addresses, the oldest first. */
export function listOthers(db: Queries, { companyId, id }: AddressRow): Promise<AddressRow[]> {
  return db
    .select()
    .from(addresses)
    .where(and(eq(addresses.companyId, companyId), isDelivery, ne(addresses.id, id)))
    .orderBy(asc(addresses.createdAt), asc(addresses.id))
}

export function countDeliveryAddresses(db: Queries, companyId: string): Promise<number> {
  return db.$count(addresses, and(eq(addresses.companyId, companyId), isDelivery))
}

export async function findUsual(db: Queries, companyId: string): Promise<AddressRow | undefined> {
  const [usual] = await db
    .select()
    .from(addresses)
    .where(and(eq(addresses.companyId, companyId), addresses.isUsual))
  return usual
}

export async function findInvoiceCountry(db: Queries, companyId: string): Promise<string | undefined> {
  const [invoice] = await db
    .select({ country: addresses.country })
    .from(addresses)
    .where(and(eq(addresses.companyId, companyId), eq(addresses.addressType, 'Invoice')))
  return invoice?.country
}

export async function findShopCountry(db: Queries): Promise<string | undefined> {
  const [shop] = await db.select({ country: shopSettings.homeCountry }).from(shopSettings)
  return shop?.country
}

/**
 * Locks the addresses of a company, so that changes are made one after the other. Orders only refer to the company, so
 * they do not wait.
 */
export async function lockAddressesOfCompany(db: Queries, companyId: string): Promise<void> {
  await db.select({ id: companies.id }).from(companies).where(eq(companies.id, companyId)).for('no key update')
}

/** Keeps an address from being deleted until the transaction ends. */
export async function lockAddressForKeyShare(db: Queries, id: string): Promise<void> {
  await db.select({ id: addresses.id }).from(addresses).where(eq(addresses.id, id)).for('key share')
}

/** Locks an address that is deleted next. Waits for users who are choosing it; after that, no user can choose it. */
export async function lockAddressForUpdate(db: Queries, { id }: AddressRow): Promise<void> {
  await db.select({ id: addresses.id }).from(addresses).where(eq(addresses.id, id)).for('update')
}

export async function insertDeliveryAddress(
  db: Queries,
  address: Omit<typeof addresses.$inferInsert, 'addressType'>,
): Promise<AddressRow> {
  const [inserted] = await db
    .insert(addresses)
    .values({ ...address, addressType: 'Delivery' })
    .returning()
  if (inserted === undefined) throw new Error('an insert answers with its row')
  return inserted
}

/** Writes the named fields of a locked address. */
export async function updateAddress(
  db: Queries,
  before: AddressRow,
  fields: Omit<ChangeAddress, 'id'>,
): Promise<AddressRow> {
  const [updated] = await db
    .update(addresses)
    .set({ isUsual: before.isUsual, ...fields })
    .where(eq(addresses.id, before.id))
    .returning()
  if (updated === undefined) throw new AppError('entryNotFound')
  return updated
}

export async function deleteAddressRow(db: Queries, id: string): Promise<void> {
  await db.delete(addresses).where(eq(addresses.id, id))
}

export function listCountries(db: Queries) {
  return db.select({ code: countries.code, inUnion: countries.inUnion }).from(countries).orderBy(asc(countries.code))
}

export async function isServed(db: Queries, country: string): Promise<boolean> {
  const found = await db.select({ code: countries.code }).from(countries).where(eq(countries.code, country))
  return found.length > 0
}
