import { auditEndpoints } from '@normwerk/contract/audit'
import { maintenanceEndpoints, type WrittenNotice } from '@normwerk/contract/content/maintenance'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { aUser } from '../../testing/builders.ts'
import { startApp, type TestApp } from '../../testing/start-app.ts'
import type { Visitor } from '../../testing/visitor.ts'

const notice = {
  from: '2026-11-01T08:30:00.000Z',
  to: '2026-11-01T09:00:00.000Z',
  message: { de: 'Bestellungen sind dann nicht möglich.', en: 'No orders are possible then.' },
} satisfies WrittenNotice

let now: Date
let shop: TestApp
let staff: Visitor

beforeAll(async () => {
  now = new Date('2026-11-01T08:00:00Z')
  shop = await startApp({ clock: { now: () => now } })
  staff = await shop.signedIn(await aUser(shop.dependencies, null))
})
afterAll(() => shop.stop())

const readIn = (language: string) =>
  shop.visitor().call(maintenanceEndpoints.read, undefined, { headers: { 'accept-language': language } })

test('a shop without a notice has none', async () => {
  expect(await readIn('de')).toBeNull()
  expect(await staff.call(maintenanceEndpoints.readForEditing)).toBeNull()
})

test('a notice is read in the language of each visitor, else in English, until its end', async () => {
  expect(await staff.call(maintenanceEndpoints.announce, notice)).toEqual(notice)
  const { from, to, message } = notice
  expect(await readIn('de')).toEqual({ from, to, message: message.de })
  expect(await readIn('pt')).toEqual({ from, to, message: message.en })
  now = new Date('2026-11-01T08:59:59Z')
  expect(await readIn('en')).toMatchObject({ message: message.en })
  now = new Date('2026-11-01T09:00:00Z')
  expect([await readIn('en'), await staff.call(maintenanceEndpoints.readForEditing)]).toEqual([null, null])
  now = new Date('2026-11-01T08:00:00Z')
})

test.each([
  ['to', { to: notice.from }],
  ['to', { from: '2026-10-01T00:00:00Z', to: '2026-10-01T02:00:00Z' }],
  ['message', { message: {} }],
  ['message.de', { message: { de: ' ' } }],
  ['message.de', { message: { de: 'x'.repeat(301) } }],
  ['message', { message: { xx: 'Text' } }],
  ['from', { from: 'Wednesday' }],
])('an invalid %s is rejected and changes nothing', async (path, change) => {
  const rejection = await staff.rejected(maintenanceEndpoints.announce, { ...notice, ...change })
  expect(rejection).toMatchObject({ status: 400, code: 'validationFailed' })
  expect(Object.keys(rejection.fields ?? {})[0]).toContain(path)
  expect(await readIn('de')).toMatchObject({ from: notice.from })
})

test('a withdrawn notice is gone, and the log of the staff has both changes', async () => {
  await staff.call(maintenanceEndpoints.withdraw)
  await staff.call(maintenanceEndpoints.withdraw)
  expect(await readIn('de')).toBeNull()
  const { items } = await staff.call(auditEndpoints.listAll, { action: 'shop.maintenanceChanged' })
  expect(items.map(({ changes }) => changes[0]?.after === null)).toEqual([true, false])
})
