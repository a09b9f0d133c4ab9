import type { Place } from '@normwerk/contract/address'
import { eq, sql } from 'drizzle-orm'
import type { Queries } from '../../../database/client.ts'
import { isPerson } from '../../../database/people.ts'
import { addresses, companies } from '../../../database/tables/companies.ts'
import { countries, shopSettings } from '../../../database/tables/settings.ts'
import { users } from '../../../database/tables/users.ts'

type CompanyRow = typeof companies.$inferSelect
type AddressRow = typeof addresses.$inferSelect

export type AddressOfCompany = Place & Pick<AddressRow, 'company' | 'companyAddition'>

/** A company of the shop, as far as an import depends on it. */
interface KnownCompany extends Pick<CompanyRow, 'id' | 'companyName' | 'fieldService' | 'officeStaff'> {
  /** Of its invoice address. */
  country: string
  userCount: number
  /** Its delivery addresses. */
  places: AddressOfCompany[]
}

export interface Known {
  /** By customer number. */
  companies: ReadonlyMap<string, KnownCompany>
  /** By mail address in lower case: the customer number of the user's company; null: the shop's staff. */
  users: ReadonlyMap<string, string | null>
  /** In lower case. */
  usernames: ReadonlySet<string>
  /** To which the shop delivers. */
  countries: ReadonlySet<string>
  homeCountry: string
}

interface Named {
  customerNumbers: readonly string[]
  emails: readonly string[]
  usernames: readonly string[]
}

const isOneOf = (text: unknown, values: readonly string[]) => sql`${text} = any(${sql.param(values)}::text[])`

/** Reads what the shop already has of what an import names. */
export async function readKnown(db: Queries, { customerNumbers, emails, usernames }: Named): Promise<Known> {
  const named = isOneOf(companies.customerNumber, customerNumbers)
  const rows = await db
    .select({
      company: companies,
      userCount: db.$count(users, sql`${users.companyId} = ${companies.id} and ${isPerson}`),
    })
    .from(companies)
    .where(named)
  const places = await db
    .select({ address: addresses })
    .from(addresses)
    .innerJoin(companies, eq(companies.id, addresses.companyId))
    .where(named)
  const byCompany = Map.groupBy(places, ({ address }) => address.companyId)
  const people = await db
    .select({ email: users.email, customerNumber: companies.customerNumber })
    .from(users)
    .leftJoin(companies, eq(companies.id, users.companyId))
    .where(isOneOf(sql`lower(${users.email})`, emails))
  const taken = await db
    .select({ username: users.username })
    .from(users)
    .where(isOneOf(sql`lower(${users.username})`, usernames))
  const served = await db.select({ code: countries.code }).from(countries)
  const [shop] = await db.select({ homeCountry: shopSettings.homeCountry }).from(shopSettings)
  if (shop === undefined) throw new Error('the shop has settings')
  return {
    companies: new Map(
      rows.map(({ company, userCount }) => {
        const all = byCompany.get(company.id)?.map(({ address }) => address) ?? []
        const country = all.find(({ addressType }) => addressType === 'Invoice')?.country ?? shop.homeCountry
        const delivery = all.filter(({ addressType }) => addressType === 'Delivery')
        return [company.customerNumber, { ...company, country, userCount, places: delivery }]
      }),
    ),
    users: new Map(people.map(({ email, customerNumber }) => [email.toLowerCase(), customerNumber])),
    usernames: new Set(taken.map(({ username }) => username.toLowerCase())),
    countries: new Set(served.map(({ code }) => code)),
    homeCountry: shop.homeCountry,
  }
}

/** What an import adds. */
export interface Added {
  companies: (typeof companies.$inferInsert)[]
  /** The invoice addresses of new companies, and their delivery addresses if the tables have none. */
  companyPlaces: (typeof addresses.$inferInsert)[]
  addresses: (typeof addresses.$inferInsert)[]
  users: (typeof users.$inferInsert)[]
  /** Contacts that companies lack. */
  contacts: ({ id: string } & Partial<Pick<CompanyRow, 'fieldService' | 'officeStaff'>>)[]
}

/** Rows per statement. PostgreSQL counts the parameters of a statement in 16 bits. */
const maxAtOnce = 1000

export async function insertAdded(db: Queries, added: Added): Promise<void> {
  for (const rows of inParts(added.companies)) await db.insert(companies).values(rows)
  for (const rows of inParts([...added.companyPlaces, ...added.addresses])) await db.insert(addresses).values(rows)
  for (const rows of inParts(added.users)) await db.insert(users).values(rows)
  for (const { id, ...contacts } of added.contacts) {
    await db.update(companies).set(contacts).where(eq(companies.id, id))
  }
}

function inParts<Row>(rows: readonly Row[]): Row[][] {
  return Array.from({ length: Math.ceil(rows.length / maxAtOnce) }, (_, part) =>
    rows.slice(part * maxAtOnce, (part + 1) * maxAtOnce),
  )
}
