import { auditEndpoints } from '@normwerk/contract/audit'
import { catalogueEndpoints } from '@normwerk/contract/catalogue'
import { type ShowcasePlan, showcaseEndpoints } from '@normwerk/contract/catalogue/showcase'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { products } from '../../database/tables/products.ts'
import { aUser } from '../../testing/builders.ts'
import { startApp, type TestApp } from '../../testing/start-app.ts'
import type { Visitor } from '../../testing/visitor.ts'
import { carryOutPlans } from './showcase.ts'

const from = '2026-11-02T08:10:00.000Z'
const to = '2026-11-02T08:20:00.000Z'
const of = (key: string) => ({ params: { key } })

let now = new Date('2026-11-02T08:00:00Z')
let shop: TestApp
let staff: Visitor

beforeAll(async () => {
  shop = await startApp({ clock: { now: () => now } })
  staff = await shop.signedIn(await aUser(shop.dependencies, null))
})
afterAll(() => shop.stop())

const plan = (key: string, input: ShowcasePlan) => staff.call(showcaseEndpoints.plan, input, of(key))
const readPlan = (key: string) => staff.call(showcaseEndpoints.readPlan, undefined, of(key))
const shown = async () => (await shop.visitor().call(catalogueEndpoints.readNew)).productNrs

async function at(moment: string): Promise<void> {
  now = new Date(moment)
  await carryOutPlans(shop.dependencies)
}

test('a showcase is filled when its period begins, in its order, and emptied when it ends', async () => {
  const planned = { productNrs: ['KSC', 'AZH', 'KSC'], from, to }
  expect(await plan('new', planned)).toEqual({ productNrs: ['KSC', 'AZH'], from, to })
  expect(await shown()).toEqual([])
  await at(from)
  expect(await shown()).toEqual(['KSC', 'AZH'])
  await at(to)
  expect(await shown()).toEqual([])
  expect(await readPlan('new')).toEqual({ productNrs: ['KSC', 'AZH'], from, to })
  now = new Date('2026-11-02T08:00:00Z')
})

test('a period that has begun counts at once, and a list without a period replaces it', async () => {
  await plan('new', { productNrs: ['AZH'], from: null, to })
  expect(await shown()).toEqual(['AZH'])
  await staff.call(catalogueEndpoints.flagNew, { productNrs: ['KSC'] })
  await at(to)
  expect(await shown()).toEqual(['KSC'])
  expect(await readPlan('new')).toEqual({ productNrs: ['KSC'], from: null, to: null })
  now = new Date('2026-11-02T08:00:00Z')
})

test('a product that was removed meanwhile is left out', async () => {
  await plan('highlighted', { productNrs: ['KSC', 'AZH'], from, to: null })
  const { database } = shop.dependencies
  await database.update(products).set({ productNr: 'KSC-OLD' }).where(eq(products.productNr, 'KSC'))
  await at(from)
  expect((await shop.visitor().call(catalogueEndpoints.readHighlighted)).productNrs).toEqual(['AZH'])
  await database.update(products).set({ productNr: 'KSC' }).where(eq(products.productNr, 'KSC-OLD'))
  now = new Date('2026-11-02T08:00:00Z')
})

test('an unknown product, a period that ends before it begins, or an unknown showcase changes nothing', async () => {
  const before = await readPlan('deals')
  const attempts = [
    ['deals', { productNrs: ['AZH', 'nope'], from, to }, 422],
    ['deals', { productNrs: ['AZH'], from: to, to: from }, 400],
    ['deals', { productNrs: ['AZH'], from: null, to: '2026-11-02T07:59:59Z' }, 400],
    ['sale', { productNrs: ['AZH'], from, to }, 404],
  ] as const
  for (const [key, input, status] of attempts) {
    const rejection = await staff.rejected(
      showcaseEndpoints.plan,
      { ...input, productNrs: [...input.productNrs] },
      of(key),
    )
    expect(rejection.status, JSON.stringify(input)).toBe(status)
  }
  expect(await readPlan('deals')).toEqual(before)
})

test('each plan is in the log of the staff once', async () => {
  const input = { productNrs: ['AZH'], from, to }
  await plan('deals', input)
  await plan('deals', input)
  const { items } = await staff.call(auditEndpoints.listAll, { action: 'catalogue.flagged' })
  const ofDeals = items.flatMap(({ changes }) => changes).filter(({ field }) => field === 'deals')
  expect(ofDeals.map(({ after }) => after)).toEqual([['AZH', `${from} – ${to}`]])
})
