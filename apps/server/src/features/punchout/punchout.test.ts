import { accountEndpoints } from '@normwerk/contract/account'
import { cartEndpoints } from '@normwerk/contract/cart'
import { cartPositionEndpoints } from '@normwerk/contract/cart/position'
import { catalogueEndpoints } from '@normwerk/contract/catalogue'
import { companyUserEndpoints } from '@normwerk/contract/company/user'
import { configuratorEndpoints } from '@normwerk/contract/configurator'
import { orderEndpoints } from '@normwerk/contract/order'
import { type PunchoutAccount, punchoutEndpoints } from '@normwerk/contract/punchout'
import { checkOciFields } from '@normwerk/documents/oci/check-fields'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { articles } from '../../database/tables/articles.ts'
import { companies } from '../../database/tables/companies.ts'
import { sessions } from '../../database/tables/sessions.ts'
import { users } from '../../database/tables/users.ts'
import { aCompany, aPart, aUser } from '../../testing/builders.ts'
import {
  addPins,
  connectSystem,
  erpOrigin,
  hookUrl,
  punchOut,
  sendEntry,
} from '../../testing/calls/purchasing-system.ts'
import { startApp, type TestApp } from '../../testing/start-app.ts'
import type { Visitor } from '../../testing/visitor.ts'
import { purgeVisits } from './open-visit.ts'

let shop: TestApp
let company: Awaited<ReturnType<typeof aCompany>>
let administrator: Visitor
let entry: Record<string, string>

beforeAll(async () => {
  shop = await startApp({ environment: { PUBLIC_URL: 'https://shop.example.com' } })
})
afterAll(() => shop.stop())
beforeEach(async () => {
  company = await aCompany(shop.dependencies, { supplierNumber: '700123' })
  administrator = await shop.signedIn(await aUser(shop.dependencies, company, ['ADMIN', 'SHOP_USER']))
  entry = await connectSystem(administrator)
})

describe('a visit', () => {
  test('has catalogue, prices and a cart, and no right beyond', async () => {
    const { buyer } = await punchOut(shop, entry)
    expect((await buyer.call(catalogueEndpoints.search, { query: 'AZH-6x200' })).designation?.articleNo).toBe(
      'AZH-6x200',
    )
    const { id: cartId } = await addPins(shop, buyer)
    expect(await buyer.call(accountEndpoints.me)).toMatchObject({ roles: ['PUNCHOUT'], secondFactor: 'off' })
    for (const [endpoint, input] of [
      [orderEndpoints.submit, { cartId, orderType: 'Inquiry' }],
      [companyUserEndpoints.list, undefined],
      [accountEndpoints.listSessions, undefined],
      [orderEndpoints.list, {}],
    ] as const) {
      expect(await buyer.rejected(endpoint, input)).toMatchObject({ code: 'forbidden' })
    }
  })

  test('appears in no list of users, and counts as none', async () => {
    await punchOut(shop, entry)
    const { total } = await administrator.call(companyUserEndpoints.listPaged, {})
    expect(total).toBe(1)
  })

  test('of another company in the same browser is apart, and so is a person who is signed in', async () => {
    const other = await aCompany(shop.dependencies)
    const otherAdministrator = await shop.signedIn(await aUser(shop.dependencies, other, ['ADMIN', 'SHOP_USER']))
    const otherEntry = await connectSystem(otherAdministrator)
    const [one, two] = [await punchOut(shop, entry), await punchOut(shop, otherEntry)]
    const foreign = await addPins(shop, one.buyer)
    expect((await two.buyer.call(cartEndpoints.readDefault)).positionCount).toBe(0)
    // The browser sends the cookies of one visit only below its own address.
    expect((await two.buyer.rejected(punchoutEndpoints.transfer, { cartId: foreign.id })).code).toBe('entryNotFound')
    const answer = await administrator.send('GET', `${one.root}/api/cart/default`)
    expect(answer.status).toBe(401)
    expect((await administrator.call(accountEndpoints.me)).roles).toEqual(['ADMIN', 'SHOP_USER'])
  })

  test('ends with a new password, with the removed credentials, and after a day with its cart', async () => {
    const { buyer } = await punchOut(shop, entry)
    await administrator.call(punchoutEndpoints.rotatePassword)
    expect((await buyer.rejected(cartEndpoints.readDefault)).code).toBe('notSignedIn')
    expect((await sendEntry(shop, entry)).status).toBe(401)
    const closed = await administrator.call(punchoutEndpoints.close)
    expect(closed).toMatchObject({ username: null, allowedOrigins: [erpOrigin] } satisfies Partial<PunchoutAccount>)
    const { database, clock } = shop.dependencies
    const ofCompany = () => database.$count(users, eq(users.companyId, company.id))
    expect(await ofCompany()).toBe(2)
    await purgeVisits(database, new Date(clock.now().getTime() + 1000))
    expect(await ofCompany()).toBe(1)
    expect(await database.$count(sessions, eq(sessions.userId, company.id))).toBe(0)
  })
})

describe('a transfer', () => {
  test('of a trimmed pin and a configured group has fields that a purchasing system accepts, and whose texts name the same parts', async () => {
    const { buyer } = await punchOut(shop, { ...entry, returntarget: 'shopFrame' })
    await addPins(shop, buyer)
    const cart = await buyer.call(configuratorEndpoints.add, {
      articles: [
        { articleNo: 'AZH-6x200', quantity: 4 },
        { articleNo: 'AZH-3.2x160', quantity: 2, changedLength: 99.5 },
      ],
      easyKatConfig: {},
      configurationName: 'Aufbau 1',
    })
    const transfer = await buyer.call(punchoutEndpoints.transfer, { cartId: cart.id })
    expect(transfer).toMatchObject({ hookUrl, method: 'POST', target: 'shopFrame' })
    expect(checkOciFields(transfer.fields).filter(({ problem }) => problem !== null)).toEqual([])
    const value = (name: string) => transfer.fields.find((field) => field.name === name)?.value
    expect(value('NEW_ITEM-VENDOR[1]')).toBe('700123')
    const texts = [1, 2, 3].map((item) => value(`NEW_ITEM-LONGTEXT_${item}:132[]`) ?? '')
    expect(texts[1]).toContain('Aufbau 1')
    for (const [index, { articleNo }] of cart.cartPositions.entries()) {
      const [abmessungsNr = ''] = (texts[index] ?? '').split('\n')
      const again = await administrator.call(cartPositionEndpoints.addDirectly, { abmessungsNr })
      expect(again.cartPositions.at(-1)?.articleNo).toBe(articleNo)
      expect(again.assumed).toEqual([])
    }
    const sum = [1, 2, 3].reduce((all, item) => {
      const [price = 0, unit = 1, quantity = 0] = ['PRICE', 'PRICEUNIT', 'QUANTITY'].map(
        (key) => value(`NEW_ITEM-${key}[${item}]`) && Number(value(`NEW_ITEM-${key}[${item}]`)),
      )
      return all + (Number(price) / Number(unit || 1)) * Number(quantity)
    }, 0)
    expect(sum.toFixed(2)).toBe(cart.totalProductPriceNet)
    expect((await buyer.call(cartEndpoints.read, undefined, { params: { id: cart.id } })).positionCount).toBe(3)
  })

  test('takes what a buyer wrote as text, whatever it is', async () => {
    const { buyer } = await punchOut(shop, entry)
    const { id: cartId, cartPositions } = await addPins(shop, buyer)
    const comment = '"><script>alert(1)</script>\r\nund "Zitat"'
    await buyer.call(cartPositionEndpoints.change, {
      positionId: cartPositions[0]?.id ?? '',
      comment,
      commission: 'W-17',
    })
    const { fields } = await buyer.call(punchoutEndpoints.transfer, { cartId })
    const text = fields.find(({ name }) => name.includes('LONGTEXT'))?.value.split('\n')
    expect(text?.slice(1)).toEqual(['Kommission: W-17', '"><script>alert(1)</script> und "Zitat"'])
  })

  test('of an empty cart, of a part without a price and of a discontinued part is refused', async () => {
    const { buyer } = await punchOut(shop, entry)
    const empty = await buyer.call(cartEndpoints.readDefault)
    expect((await buyer.rejected(punchoutEndpoints.transfer, { cartId: empty.id })).code).toBe('cartEmpty')
    const { id } = await aPart(shop.dependencies, 'AZH-2x100')
    await buyer.call(cartPositionEndpoints.add, { productDimensionId: id, quantity: 1 })
    const change = async (fields: Partial<typeof articles.$inferInsert>) =>
      shop.dependencies.database.update(articles).set(fields).where(eq(articles.id, id))
    await change({ discontinuedAt: new Date() })
    expect((await buyer.rejected(punchoutEndpoints.transfer, { cartId: empty.id })).code).toBe('partDiscontinued')
    const { listPrice } = await aPart(shop.dependencies, 'AZH-2x100')
    await change({ discontinuedAt: null, listPrice: null })
    expect((await buyer.rejected(punchoutEndpoints.transfer, { cartId: empty.id })).code).toBe('priceOnRequest')
    await change({ listPrice })
  })

  test('goes nowhere once the company has removed the address', async () => {
    const { buyer } = await punchOut(shop, entry)
    const { id: cartId } = await addPins(shop, buyer)
    await shop.dependencies.database.update(companies).set({ allowedOrigins: [] }).where(eq(companies.id, company.id))
    expect((await buyer.rejected(punchoutEndpoints.transfer, { cartId })).code).toBe('hookNotAllowed')
  })
})

describe('a function of the interface', () => {
  const fieldsOf = (page: string) =>
    Object.fromEntries(
      [...page.matchAll(/name="([^"]*)" value="([^"]*)"/g)].map(([, name = '', value = '']) => [name, value]),
    )

  test.each([
    [
      'DETAIL',
      { PRODUCTID: 'AZH-3.2x160-L147.25-T50' },
      '/product/AZH?article=AZH-3.2x160&length=147.25&tolerance=T50',
    ],
    ['detail', { PRODUCTID: 'Unbekannt 7' }, '/search?q=Unbekannt+7'],
    ['SOURCING', { SEARCHSTRING: 'Auswerferstift 6x200' }, '/search?q=Auswerferstift+6x200'],
    ['SOURCING', {}, '/'],
  ])('%s with %j opens the visit at %s', async (FUNCTION, parameters, path) => {
    expect((await punchOut(shop, { ...entry, ...parameters, FUNCTION })).path).toBe(path)
  })

  test('VALIDATE answers at once with the fields of the part as it is now', async () => {
    const asked = { FUNCTION: 'VALIDATE', PRODUCTID: 'AZH-3.2x160-L147.25-T50', QUANTITY: '3.000' }
    const { status, text, headers } = await sendEntry(shop, { ...entry, ...asked })
    expect([status, headers['set-cookie']]).toEqual([200, undefined])
    expect(headers['content-security-policy']).toContain(`form-action ${erpOrigin}; frame-ancestors ${erpOrigin}`)
    expect(text).toContain(`action="${hookUrl}"`)
    expect(fieldsOf(text)).toMatchObject({
      'NEW_ITEM-VENDORMAT[1]': 'AZH-3.2x160-L147.25-T50',
      'NEW_ITEM-QUANTITY[1]': '3.000',
    })
    expect(await shop.dependencies.database.$count(users, eq(users.companyId, company.id))).toBe(1)
  })

  test('VALIDATE of a part that is not sold answers without fields', async () => {
    const { text } = await sendEntry(shop, { ...entry, FUNCTION: 'VALIDATE', PRODUCTID: 'AZH-7x7' })
    expect(fieldsOf(text)).toEqual({})
  })

  test('BACKGROUND_SEARCH answers with what it finds, also in the Western character set', async () => {
    const exact = await sendEntry(shop, { ...entry, FUNCTION: 'BACKGROUND_SEARCH', SEARCHSTRING: 'AZH-6x200' })
    expect(fieldsOf(exact.text)).toMatchObject({ 'NEW_ITEM-VENDORMAT[1]': 'AZH-6x200', 'NEW_ITEM-UNIT[1]': 'PCE' })
    const query = `${new URLSearchParams({ ...entry, FUNCTION: 'BACKGROUND_SEARCH' })}&SEARCHSTRING=Auswerferh%FClse`
    const found = await shop.visitor().send('GET', `/api/oci/entry?${query}`)
    const names = Object.values(fieldsOf(found.text)).filter((value) => value.startsWith('AH'))
    expect(names.length).toBeGreaterThan(10)
  })

  test.each([
    [{ FUNCTION: 'VALIDATE', PRODUCTID: 'AZH-6x200', QUANTITY: '1.5' }],
    [{ FUNCTION: 'VALIDATE', PRODUCTID: 'AZH-6x200', QUANTITY: '-1' }],
    [{ FUNCTION: 'VALIDATE' }],
    [{ FUNCTION: 'BACKGROUND_SEARCH', SEARCHSTRING: 'x'.repeat(10_000) }],
  ])('with unreadable parameters is refused', async (parameters) => {
    expect((await sendEntry(shop, { ...entry, ...parameters })).status).toBe(400)
  })
})

describe('the administrator', () => {
  test('sees the password once', async () => {
    const account = await administrator.call(punchoutEndpoints.readAccount)
    expect(account).toMatchObject({ username: entry.USERNAME, hookParameter: 'HOOK_URL', pieceUnit: 'PCE' })
    expect(account.entryAddress).toBe('https://shop.example.com/api/oci/entry')
    expect(JSON.stringify(account)).not.toContain(entry.PASSWORD)
    const { rows } = await shop.dependencies.pool.query('select * from punchout_accounts')
    expect(JSON.stringify(rows)).not.toContain(entry.PASSWORD)
  })

  test.each([
    'http://erp.example.com',
    'http://localhost:9000',
    'https://10.1.2.3',
    'https://[::1]',
    'https://[fd00::1]',
    'https://localhost',
    'https://erp',
    'https://erp.firm.local',
    'https://erp.example.com/oci',
    'javascript:alert(1)',
  ])('cannot allow %s', async (origin) => {
    const rejection = await administrator.rejected(punchoutEndpoints.changeAccount, {
      allowedOrigins: [erpOrigin, origin],
    })
    expect(rejection).toMatchObject({ code: 'validationFailed', fields: { 'allowedOrigins.1': [{ code: 'invalid' }] } })
  })

  test('receives the self-test and sees its fields', async () => {
    expect(await administrator.call(punchoutEndpoints.readTest)).toBeNull()
    const { buyer } = await punchOut(shop, { ...entry, HOOK_URL: 'https://shop.example.com/api/oci/self-test' })
    const { id: cartId } = await addPins(shop, buyer)
    const { hookUrl: receiver, fields } = await buyer.call(punchoutEndpoints.transfer, { cartId })
    expect(receiver).toBe('https://shop.example.com/api/oci/self-test')
    const body = String(new URLSearchParams(Object.fromEntries(fields.map(({ name, value }) => [name, value]))))
    const form = { 'content-type': 'application/x-www-form-urlencoded' }
    const { status, headers } = await administrator.send('POST', '/api/oci/self-test', body, form)
    expect([status, headers.location]).toEqual([303, '/company/punchout?tested=true'])
    expect((await administrator.call(punchoutEndpoints.readTest))?.fields).toEqual(
      fields.map((field) => ({ ...field, problem: null })),
    )
    expect((await buyer.send('POST', '/api/oci/self-test', body, form)).status).toBe(403)
    expect((await shop.visitor().send('POST', '/api/oci/self-test', body, form)).status).toBe(401)
  })
})
