import { auditEndpoints } from '@normwerk/contract/audit'
import { cartEndpoints } from '@normwerk/contract/cart'
import { punchoutEndpoints } from '@normwerk/contract/punchout'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { users } from '../../database/tables/users.ts'
import { aCompany, aUser } from '../../testing/builders.ts'
import { addPins, connectSystem, punchOut, sendEntry } from '../../testing/calls/purchasing-system.ts'
import { changeWhileWaiting } from '../../testing/change-while-waiting.ts'
import { startApp, type TestApp } from '../../testing/start-app.ts'
import type { Visitor } from '../../testing/visitor.ts'

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

const lowerCase = (parameters: Record<string, string>) =>
  Object.fromEntries(Object.entries(parameters).map(([name, value]) => [name.toLowerCase(), value]))

/** As if so many entries had just been tried from the address of the tests that none is left. */
const fillAttempts = (purpose: string, account: string | null) =>
  shop.dependencies.pool.query(
    `insert into attempts (id, purpose, account, address, attempted_at)
     select gen_random_uuid(), $1, $2, '127.0.0.1', now() from generate_series(1, 600)`,
    [purpose, account],
  )

describe('an entry', () => {
  test('as a form leads to an address without the password, with a cookie for that address alone', async () => {
    const { status, headers, text } = await sendEntry(shop, entry)
    expect([status, text]).toEqual([303, ''])
    expect(headers.location).toMatch(/^\/punchout\/[\da-f-]{36}\/$/)
    const [root = ''] = /^\/punchout\/[^/]+/.exec(String(headers.location)) ?? []
    const [cookie = ''] = [headers['set-cookie']]
      .flat()
      .map(String)
      .filter((each) => each.includes('session'))
    expect(cookie.split('; ').slice(1).sort()).toEqual(
      ['HttpOnly', 'Partitioned', `Path=${root}`, 'SameSite=None', 'Secure'].sort(),
    )
    expect(headers['cross-origin-opener-policy']).toBe('unsafe-none')
  })

  test('as a link, in any letter case, works the same', async () => {
    const query = new URLSearchParams({ ...lowerCase(entry), '~okcode': 'ADDI', '~caller': 'CTLG', oci_version: '5.0' })
    const { status, headers } = await shop.visitor().send('GET', `/api/oci/entry?${query}`)
    expect([status, headers.location]).toEqual([303, expect.not.stringContaining(entry.PASSWORD ?? '')])
  })

  test('with the name that a company has for the parameter reads this one', async () => {
    await administrator.call(punchoutEndpoints.changeAccount, { hookParameter: 'ReturnTo' })
    const { HOOK_URL = '', ...rest } = entry
    expect((await sendEntry(shop, entry)).status).toBe(403)
    expect((await sendEntry(shop, { ...rest, RETURNTO: HOOK_URL })).status).toBe(303)
  })

  test.each([
    ['another origin', 'https://evil.example.com/oci'],
    ['a script', 'javascript:alert(1)'],
    ['credentials', 'https://user:secret@erp.example.com/oci'],
    ['a name in front of the origin', 'https://erp.example.com@evil.example.com/'],
    ['an internal address', 'https://10.0.0.1/oci'],
    ['http', 'http://erp.example.com/oci'],
    ['another port', 'https://erp.example.com:8443/oci'],
    ['no address', ''],
  ])('with %s as the address for the cart is refused, and opens nothing', async (_, address) => {
    const { status, text, headers } = await sendEntry(shop, { ...entry, HOOK_URL: address })
    expect([status, headers['set-cookie']]).toEqual([403, undefined])
    expect(text).toContain('darf der Warenkorb nicht übergeben werden')
    expect(text).not.toContain('evil')
  })

  test('with two different values of one parameter is refused', async () => {
    const { status } = await sendEntry(shop, { ...entry, hook_url: 'https://evil.example.com/' })
    expect(status).toBe(400)
  })

  test.each([
    ['a wrong password', { PASSWORD: 'wrong' }],
    ['an unknown user', { USERNAME: 'oci-nobody' }],
    ['a user of the shop', { USERNAME: 'admin', PASSWORD: 'Sommer-Pin-47!' }],
  ])('with %s is refused with a page in the language of the buyer', async (_, wrong) => {
    const { status, text, headers } = await sendEntry(shop, { ...entry, ...wrong })
    expect([status, headers['content-type']]).toEqual([401, 'text/html; charset=utf-8'])
    expect(headers['content-security-policy']).toContain("form-action 'none'; frame-ancestors *")
    expect(text).toContain('Der Zugang aus dem Einkaufssystem wurde abgelehnt')
  })

  test('with a password that is changed while it is checked is refused', async () => {
    const changing = ["update punchout_accounts set password_hash = 'another' where company_id = $1"]
    const { status } = await changeWhileWaiting(shop, company.id, changing, () => sendEntry(shop, entry))
    expect(status).toBe(401)
    expect(await shop.dependencies.database.$count(users, eq(users.companyId, company.id))).toBe(1)
  })

  test('of a company that is deleted meanwhile is refused', async () => {
    const deleting = ['delete from punchout_accounts where company_id = $1']
    const { status } = await changeWhileWaiting(shop, company.id, deleting, () => sendEntry(shop, entry))
    expect(status).toBe(401)
  })

  test('that is repeated opens another visit with an empty cart, and nothing more', async () => {
    const first = await punchOut(shop, entry)
    await addPins(shop, first.buyer)
    const second = await punchOut(shop, entry)
    expect(second.root).not.toBe(first.root)
    expect((await second.buyer.call(cartEndpoints.readDefault)).positionCount).toBe(0)
    const { id } = await first.buyer.call(cartEndpoints.readDefault)
    expect(await second.buyer.rejected(cartEndpoints.read, undefined, { params: { id } })).toMatchObject({
      code: 'entryNotFound',
    })
    expect(await second.buyer.rejected(punchoutEndpoints.transfer, { cartId: id })).toMatchObject({
      code: 'entryNotFound',
    })
  })

  test.each(['punchout', 'punchoutVisit'])('is limited for its company, and for no other (%s)', async (purpose) => {
    const other = await aCompany(shop.dependencies)
    const otherEntry = await connectSystem(
      await shop.signedIn(await aUser(shop.dependencies, other, ['ADMIN', 'SHOP_USER'])),
    )
    await fillAttempts(purpose, company.id)
    expect((await sendEntry(shop, entry)).status).toBe(429)
    expect((await sendEntry(shop, otherEntry)).status).toBe(303)
  })

  test('with unknown names is limited for its address, and locks no company out', async () => {
    const unknown = { ...entry, USERNAME: 'oci-nobody' }
    await fillAttempts('punchoutOfNobody', null)
    expect((await sendEntry(shop, unknown)).status).toBe(429)
    expect((await sendEntry(shop, entry)).status).toBe(303)
  })

  test('leaves no password in the log of changes, and says when the system was here last', async () => {
    await sendEntry(shop, entry)
    const { items } = await administrator.call(auditEndpoints.listOfCompany)
    expect(items.map(({ action }) => action)).toEqual(
      expect.arrayContaining(['punchout.opened', 'punchout.passwordRotated', 'punchout.changed']),
    )
    expect(JSON.stringify(items)).not.toContain(entry.PASSWORD)
    expect((await administrator.call(punchoutEndpoints.readAccount)).lastEntryAt).not.toBeNull()
  })
})
