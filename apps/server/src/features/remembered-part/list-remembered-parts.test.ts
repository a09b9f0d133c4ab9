import { auditEndpoints } from '@normwerk/contract/audit'
import { cartEndpoints } from '@normwerk/contract/cart'
import { partsListEndpoints } from '@normwerk/contract/parts-list'
import { rememberedPartEndpoints } from '@normwerk/contract/remembered-part'
import { and, eq } from 'drizzle-orm'
import { beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { rememberedParts } from '../../database/tables/articles.ts'
import { aCompany, aPart, aUser } from '../../testing/builders.ts'
import { choosePart, listRememberedParts, type Row, readRow } from '../../testing/calls/remembered-part-calls.ts'
import { shareApp, type TestApp } from '../../testing/start-app.ts'
import type { Visitor } from '../../testing/visitor.ts'
import { waitFor } from '../../testing/wait-for.ts'

const designation = 'Auswerferstift Ø6 lang 160 Sonder-XY'

let shop: TestApp
let company: Awaited<ReturnType<typeof aCompany>>
let user: Awaited<ReturnType<typeof aUser>>
let buyer: Visitor
let staff: Visitor
let nitrided: string

beforeAll(async () => {
  shop = await shareApp()
  nitrided = (await aPart(shop.dependencies, 'AZN-6x160')).id
})
beforeEach(async () => {
  company = await aCompany(shop.dependencies)
  user = await aUser(shop.dependencies, company, undefined, { firstName: 'Anna', lastName: 'Beispiel' })
  buyer = await shop.signedIn(user)
  staff = await shop.signedIn(await aUser(shop.dependencies, null))
})

const read = (row: Row, visitor = buyer) => readRow(visitor, row)
const choose = (chosenFor: Row, part: Row = { productDimensionId: nitrided }, visitor = buyer) =>
  choosePart(visitor, chosenFor, part)
const list = (visitor = buyer, query = '') => listRememberedParts(visitor, query)
const anotherCompany = async () => shop.signedIn(await aUser(shop.dependencies, await aCompany(shop.dependencies)))

describe("the company's list", () => {
  it('shows text, part, person and day, and is searched', async () => {
    await choose(
      { articleNo: '4711', designation, changedLength: '147,25' },
      { productDimensionId: nitrided, changedLength: 147.25 },
    )
    await choose({ designation: 'Stift nach Muster' })
    const { items, total } = await list(buyer, 'sonder')
    expect(total).toBe(1)
    expect(items).toMatchObject([
      {
        text: `4711 · ${designation} · 147,25`,
        articleNo: 'AZN-6x160-L147.25-T100',
        productNr: 'AZN',
        chosenBy: 'Anna Beispiel',
        isSold: true,
      },
    ])
    expect((await list(buyer, 'azn-6')).total).toBe(2)
  })

  it.each<[string, object, string]>([
    ['a page before the first', { page: 0 }, 'validationFailed'],
    ['a page that is no number', { page: 'x' }, 'validationFailed'],
    ['more entries than a page has', { size: 1000 }, 'pageSizeTooLarge'],
    ['another field', { companyId: 'x' }, 'validationFailed'],
  ])('rejects %s, for buyers and for staff', async (_, input, code) => {
    for (const [visitor, endpoint] of [
      [buyer, rememberedPartEndpoints.list],
      [staff, rememberedPartEndpoints.listForStaff],
    ] as const) {
      expect(await visitor.rejected(endpoint, input)).toMatchObject({ status: 400, code })
    }
  })

  it('deletes one, so that the text is read again', async () => {
    await choose({ designation })
    const [entry] = (await list()).items
    await buyer.call(rememberedPartEndpoints.delete, undefined, { params: { id: entry?.id ?? '' } })
    expect(await read({ designation })).toMatchObject({ status: 'suggested', unread: ['Sonder-XY'] })
  })

  it('deletes all, which the audit log records', async () => {
    await choose({ designation })
    await choose({ designation: 'Stift nach Muster' })
    await buyer.call(rememberedPartEndpoints.deleteAll)
    await buyer.call(rememberedPartEndpoints.deleteAll)
    expect((await list()).total).toBe(0)
    const { items } = await staff.call(auditEndpoints.listAll, { action: 'rememberedPart.allDeleted', userId: user.id })
    expect(items).toMatchObject([{ changes: [{ field: 'texts', before: 2, after: null }] }])
  })

  it('has at most 10,000 texts, those used last', { tags: ['release'] }, async () => {
    const { database, ids } = shop.dependencies
    const time = Date.now()
    const rows = Array.from({ length: 10_000 }, (_, index) => ({
      ...{ id: ids.next(), companyId: company.id, textKey: `${index}`, text: `Stift ${index}`, articleId: nitrided },
      ...{ chosenAt: new Date(time), usedAt: new Date(time - 1000 - index) },
    }))
    for (const half of [rows.slice(0, 5000), rows.slice(5000)]) await database.insert(rememberedParts).values(half)
    await choose({ designation })
    const { items, total } = await list()
    expect(total).toBe(10_000)
    expect(items[0]).toMatchObject({ text: designation })
    expect((await list(buyer, 'Stift 9999')).total).toBe(0)
  })
})

describe('at the same time', () => {
  const texts = ['Stift nach Muster', 'Stift nach Skizze', 'Stift nach Vorlage']
  let colleague: Visitor
  beforeEach(async () => {
    colleague = await shop.signedIn(await aUser(shop.dependencies, company))
  })

  /** Makes calls one after the other that all have to wait, because the row of a text is locked. */
  async function whileLocked(text: string, calls: readonly (() => Promise<unknown>)[]): Promise<void> {
    const { database, pool } = shop.dependencies
    const isLocked = and(eq(rememberedParts.companyId, company.id), eq(rememberedParts.text, text))
    const waiting: Promise<unknown>[] = []
    await database.transaction(async (db) => {
      await db.select().from(rememberedParts).where(isLocked).for('update')
      for (const call of calls) {
        waiting.push(call())
        await waitFor(async () => {
          const { rows } = await pool.query(
            "select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'",
          )
          expect(rows).toHaveLength(waiting.length)
        })
      }
    })
    await Promise.all(waiting)
  }

  function chooseAll(designations: readonly string[], visitor = buyer) {
    const chosen = { productDimensionId: nitrided, quantity: 1 }
    const rows = designations.map((designation, row) => ({ row, ...chosen, chosenFor: { designation } }))
    return visitor.call(partsListEndpoints.import, { rows, dryRun: false })
  }

  it('many choices for one text are remembered once', async () => {
    const chosen = ['AZN-6x160', 'AZH-6x160', 'AZN-8x160', 'AZH-8x160']
    await Promise.all(
      chosen.map((articleNo, index) => choose({ designation }, { articleNo }, index % 2 === 0 ? buyer : colleague)),
    )
    const { items } = await list()
    expect(items).toHaveLength(1)
    expect(chosen).toContain(items[0]?.articleNo)
    for (const visitor of [buyer, colleague]) {
      expect((await visitor.call(cartEndpoints.readDefault)).cartPositions).toHaveLength(2)
    }
  })

  it('lists with the same texts in another order are both added', async () => {
    await chooseAll(texts)
    await whileLocked(texts[1] ?? '', [() => chooseAll(texts), () => chooseAll(texts.toReversed(), colleague)])
    expect((await list()).total).toBe(3)
    expect((await colleague.call(cartEndpoints.readDefault)).cartPositions).toHaveLength(3)
  })

  it('all texts are forgotten while a list with them is added', async () => {
    await chooseAll(texts)
    const remove = () => colleague.call(rememberedPartEndpoints.deleteAll)
    await whileLocked(texts[1] ?? '', [() => chooseAll(texts.toReversed()), remove])
    expect((await list()).total).toBe(0)
  })

  it('of choosing and deleting a text, the later call counts', async () => {
    await choose({ designation })
    const params = { id: (await list()).items[0]?.id ?? '' }
    const remove = () => colleague.call(rememberedPartEndpoints.delete, undefined, { params })
    await whileLocked(designation, [() => choose({ designation }), remove])
    expect((await list()).total).toBe(0)

    await choose({ designation })
    params.id = (await list()).items[0]?.id ?? ''
    await whileLocked(designation, [remove, () => choose({ designation }, { articleNo: 'AZH-6x160' })])
    expect((await list()).items).toMatchObject([{ articleNo: 'AZH-6x160' }])
  })
})

describe('staff', () => {
  const listed = (query: string) => staff.call(rememberedPartEndpoints.listForStaff, { query })

  it('propose a part to every company, which confirms it, and end that', async () => {
    const words = 'Stift nach Hausnorm 12'
    await choose({ designation: words })
    const other = await anotherCompany()
    await choose({ designation: words.toUpperCase() }, undefined, other)
    const [chosen] = (await listed('hausnorm 12')).items
    expect(chosen).toMatchObject({ articleNo: 'AZN-6x160', companies: 2, isShared: false })
    const params = { id: chosen?.id ?? '' }
    await staff.call(rememberedPartEndpoints.share, undefined, { params })
    await staff.call(rememberedPartEndpoints.share, undefined, { params })
    const [shared, ...more] = (await listed('hausnorm 12')).items
    expect(more).toEqual([])
    expect(shared).toMatchObject({ companies: 2, isShared: true })

    const third = await anotherCompany()
    const row = await read({ designation: words }, third)
    expect(row).toMatchObject({ status: 'suggested', articleNo: 'AZN-6x160', remembered: { id: null, by: null } })
    expect(await read({ designation: words })).toMatchObject({ status: 'matched', remembered: { by: 'Anna Beispiel' } })
    expect((await list(third)).items).toEqual([])
    await choose({ designation: words }, undefined, third)
    expect(await read({ designation: words }, third)).toMatchObject({ status: 'matched' })

    await staff.call(rememberedPartEndpoints.unshare, undefined, { params: { id: shared?.id ?? '' } })
    expect(await read({ designation: words }, await anotherCompany())).not.toHaveProperty('remembered')
    expect(await read({ designation: words })).toMatchObject({ status: 'matched' })
    for (const action of ['rememberedPart.shared', 'rememberedPart.unshared'] as const) {
      const { items } = await staff.call(auditEndpoints.listAll, { action })
      expect(items, action).toHaveLength(1)
    }
  })

  it("do not end a company's own choice", async () => {
    await choose({ designation: 'Stift 77' })
    const [chosen] = (await listed('Stift 77')).items
    const params = { id: chosen?.id ?? '' }
    expect(await staff.rejected(rememberedPartEndpoints.unshare, undefined, { params })).toMatchObject({ status: 404 })
  })
})
