import { randomUUID } from 'node:crypto'
import { count, eq, isNotNull, sql } from 'drizzle-orm'
import type { Pool } from 'pg'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { systemClock } from '../../infrastructure/clock.ts'
import { createIds } from '../../infrastructure/ids.ts'
import { argon2Passwords } from '../../infrastructure/passwords.ts'
import { randomSecrets } from '../../infrastructure/secrets.ts'
import { readSettings } from '../../settings.ts'
import { fillCatalogue } from '../../testing/fill-catalogue.ts'
import { createEmptyDatabase, type TestDatabase } from '../../testing/test-database.ts'
import { type Database, useDatabase } from '../client.ts'
import { migrateDatabase } from '../migrate.ts'
import { openPool } from '../pool.ts'
import { articles } from '../tables/articles.ts'
import { pageVersions, slides } from '../tables/content.ts'
import { orderPositions, orders } from '../tables/orders.ts'
import { categories, products } from '../tables/products.ts'
import { countries } from '../tables/settings.ts'
import { users } from '../tables/users.ts'
import { seedDatabase } from './seed-database.ts'

describe('an empty shop', () => {
  let test: TestDatabase
  let pool: Pool
  let database: Database
  const seed = (environment: Record<string, string>) => {
    const dependencies = { database, clock: systemClock, ids: createIds(systemClock) }
    const secure = { passwords: argon2Passwords, secrets: randomSecrets }
    return seedDatabase({ ...dependencies, ...secure, settings: readSettings(environment) }, () =>
      fillCatalogue(test.databaseUrl, database),
    )
  }

  beforeAll(async () => {
    test = await createEmptyDatabase()
    await migrateDatabase(test.databaseUrl)
    pool = openPool(test.databaseUrl, () => undefined)
    database = useDatabase(pool)
  })
  afterAll(async () => {
    await pool.end()
    await test.drop()
  })

  it.each([{ NODE_ENV: 'production' }, { DATABASE_URL: 'postgres://other/shop' }])(
    'has countries and settings, but no catalogue, no public text and no user with %j',
    async (environment) => {
      expect(await seed(environment)).toBeNull()
      expect(await database.$count(countries)).toBeGreaterThan(20)
      for (const table of [categories, products, articles, pageVersions, users]) {
        expect(await database.$count(table)).toBe(0)
      }
    },
  )

  it('gets no invented terms if it has people of its own', { tags: ['release'] }, async () => {
    const id = randomUUID()
    const person = { id, username: 'anna', email: 'anna@firm.example', firstName: 'Anna', lastName: 'Muster' }
    await database.insert(users).values({ ...person, roles: ['GLOBAL_ADMIN'], createdAt: new Date() })
    expect(await seed({})).toBeNull()
    expect(await database.$count(pageVersions)).toBe(0)
    await database.delete(users)
  })

  it('gets the demo once, even if two servers start together, and shows its password only then', async () => {
    const environment = { DEMO_PASSWORD: 'Demo-Password-1' }
    const passwords = await Promise.all([seed(environment), seed(environment)])
    expect(passwords.toSorted()).toEqual(['Demo-Password-1', null])
    expect(await seed(environment)).toBeNull()
    const people = await database.select().from(users).orderBy(users.username)
    expect(people.map(({ username }) => username)).toEqual(['admin', 'buyer', 'designer', 'rival', 'staff'])
    for (const { passwordHash } of people) {
      expect(await argon2Passwords.verify(passwordHash, 'Demo-Password-1')).toBe(true)
    }
    expect(await database.$count(articles)).toBe(16_159)
  })

  it('publishes the missing public texts once, and does not change published ones', async () => {
    await database.update(pageVersions).set({ publishedAt: new Date('2026-01-01') })
    await database.delete(pageVersions).where(eq(pageVersions.key, 'privacy'))
    await seed({})
    const pages = await database.select().from(pageVersions).orderBy(pageVersions.key)
    expect(pages.map(({ key, version }) => [key, version])).toEqual([
      ['imprint', 1],
      ['operator', 1],
      ['privacy', 1],
      ['terms', 1],
    ])
    for (const { key, publishedAt } of pages) {
      expect(publishedAt.getTime() === new Date('2026-01-01').getTime(), key).toBe(key !== 'privacy')
    }
  })

  it('shows three slides', async () => {
    expect(await database.$count(slides, eq(slides.isHidden, false))).toBe(3)
  })

  it('flags some products', async () => {
    expect(await database.$count(products, isNotNull(products.dealIndex))).toBe(8)
    expect(await database.$count(products, isNotNull(products.highlightIndex))).toBe(6)
    expect(await database.$count(products, isNotNull(products.newIndex))).toBe(5)
  })

  it('has past orders whose sums are those of their positions', async () => {
    const rows = await database
      .select({
        goods: sql`sum(${orderPositions.totalPrice})`.mapWith(Number),
        sumNet: orders.sumNet,
        shippingCosts: orders.shippingCosts,
        company: orders.companyName,
        salesTax: orders.salesTax,
        positions: count(),
      })
      .from(orders)
      .innerJoin(orderPositions, eq(orderPositions.orderId, orders.id))
      .groupBy(orders.id)
    expect(rows).toHaveLength(5)
    for (const { goods, sumNet, shippingCosts, salesTax, company } of rows) {
      expect(goods).toBeGreaterThan(0)
      expect(sumNet).toBe(goods + shippingCosts)
      // The company abroad has a VAT id and therefore pays no tax here.
      expect(salesTax > 0).toBe(company.startsWith('Musterform'))
    }
  })

  it('rejects a start in production with the demo users', async () => {
    await expect(seed({ NODE_ENV: 'production' })).rejects.toThrow(/demo users/)
  })
})
