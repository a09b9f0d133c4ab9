import type { SizeKey } from '@normwerk/parts/families/families'
import { inArray } from 'drizzle-orm'
import type { Ids } from '../../infrastructure/ids.ts'
import type { Queries } from '../client.ts'
import { addresses, companies, discounts } from '../tables/companies.ts'
import { crossReferences } from '../tables/searches.ts'
import { shopSettings } from '../tables/settings.ts'
import { users } from '../tables/users.ts'
import { demoCompanies, demoDiscounts, demoSeller, demoUsers } from './demo-companies.ts'
import { seedDemoOrders } from './seed-demo-orders.ts'

interface DemoCrossReference {
  maker: string
  pattern: string
  productNr: string
  dimensions: Record<string, SizeKey>
  differences: string | null
}

/** Numbers of a maker that does not exist, to show what staff can import. */
export const demoCrossReferences: DemoCrossReference[] = [
  {
    maker: 'Beispiel-Normalien',
    pattern: 'BN{d}-{L}',
    productNr: 'AZH',
    dimensions: { d: 'diameter', L: 'length' },
    differences: null,
  },
  {
    maker: 'Beispiel-Normalien',
    pattern: 'BH{d}x{D}-{L}',
    productNr: 'AHH',
    dimensions: { d: 'diameter', D: 'outerDiameter', L: 'length' },
    differences:
      'Kopf nach unserer Tabelle; vor dem Tausch die Senkung prüfen. / Head by our table; check its counterbore.',
  },
]

export interface DemoSeed {
  ids: Ids
  now: Date
  /** Called once for each user, because each hash has its own salt. */
  hashPassword: () => Promise<string>
}

/** Whether the demo users are in the database. */
export async function hasDemo(db: Queries): Promise<boolean> {
  const found = await db
    .select({ id: users.id })
    .from(users)
    .where(
      inArray(
        users.email,
        demoUsers.map(({ email }) => email),
      ),
    )
    .limit(1)
  return found.length > 0
}

/** Fills a shop without users with invented companies, people and past orders. Returns whether it did. */
export async function seedDemo(db: Queries, { ids, now, hashPassword }: DemoSeed): Promise<boolean> {
  const existing = await db.select({ id: users.id }).from(users).limit(1)
  if (existing.length > 0) return false
  await db.update(shopSettings).set({ seller: demoSeller })
  const companyIds = new Map<string, string>()
  for (const { addresses: places, ...company } of demoCompanies) {
    const companyId = ids.next()
    companyIds.set(company.customerNumber, companyId)
    await db.insert(companies).values({ ...company, id: companyId })
    await db.insert(addresses).values(places.map((place) => ({ ...place, id: ids.next(), companyId })))
  }
  const hashes = await Promise.all(demoUsers.map(hashPassword))
  await db.insert(users).values(
    demoUsers.map(({ customerNumber, ...user }, index) => ({
      ...user,
      id: ids.next(),
      companyId: customerNumber === null ? null : (companyIds.get(customerNumber) ?? null),
      passwordHash: hashes[index] ?? null,
    })),
  )
  await db.insert(discounts).values(demoDiscounts).onConflictDoNothing()
  await db
    .insert(crossReferences)
    .values(demoCrossReferences.map((reference) => ({ ...reference, id: ids.next() })))
    .onConflictDoNothing()
  await seedDemoOrders(db, ids, now)
  return true
}
