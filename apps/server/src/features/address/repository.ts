import { and, asc, desc, eq, sql } from 'drizzle-orm'
import type { Queries } from '../../database/client.ts'
import { addresses } from '../../database/tables/addresses.ts'
import { AppError } from '../../http/app-error.ts'

export type AddressRow = typeof addresses.$inferSelect

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
