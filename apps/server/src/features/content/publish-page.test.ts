import { auditEndpoints } from '@normwerk/contract/audit'
import { contentEndpoints, type PublishPage } from '@normwerk/contract/content'
import { registrationEndpoints } from '@normwerk/contract/registration'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { registrations } from '../../database/tables/companies.ts'
import { pageVersions } from '../../database/tables/content.ts'
import { aCompany, aUser } from '../../testing/builders.ts'
import { aNewCompany, aRegistrant } from '../../testing/calls/registrants.ts'
import { startApp, type TestApp } from '../../testing/start-app.ts'
import type { Visitor } from '../../testing/visitor.ts'

const publishedAt = new Date('2026-11-01T08:00:00Z')
const german = { title: 'AGB', text: 'Für Firmen.\n\n## 1. Preise\n\nNetto.' }
const english = { title: 'Terms', text: 'For companies.' }

let shop: TestApp
let staff: Visitor

beforeAll(async () => {
  shop = await startApp({ clock: { now: () => publishedAt } })
  await shop.dependencies.database.delete(pageVersions)
  staff = await shop.signedIn(await aUser(shop.dependencies, null))
})
afterAll(() => shop.stop())

const of = (key: string) => ({ params: { key } })
const publish = (key: string, input: PublishPage) => staff.call(contentEndpoints.publish, input, of(key))
const rejectedPublishing = (key: string, input: object) => staff.rejected(contentEndpoints.publish, input, of(key))
const readForEditing = (key: string) => staff.call(contentEndpoints.readForEditing, undefined, of(key))
const readIn = (key: string, language: string) =>
  shop.visitor().call(contentEndpoints.readPage, {}, { ...of(key), headers: { 'accept-language': language } })
const countVersions = (key: string) => shop.dependencies.database.$count(pageVersions, eq(pageVersions.key, key))

describe('a shop without published pages', () => {
  test('lists its pages without a version, and has nothing to read', async () => {
    const empty = { version: null, publishedAt: null, languages: [] }
    expect(await staff.call(contentEndpoints.listPages)).toEqual([
      { key: 'terms', ...empty },
      { key: 'privacy', ...empty },
      { key: 'imprint', ...empty },
      { key: 'operator', ...empty },
    ])
    expect(await readForEditing('privacy')).toEqual({ key: 'privacy', ...empty, texts: {} })
    const rejection = await shop.visitor().rejected(contentEndpoints.readPage, {}, of('terms'))
    expect(rejection).toMatchObject({ status: 404, code: 'entryNotFound' })
  })

  test('rejects registrations, because nobody can accept its terms', async () => {
    const { customerNumber } = await aCompany(shop.dependencies)
    const user = aRegistrant()
    const forms = [
      [registrationEndpoints.registerNewCompany, aNewCompany({ user })],
      [registrationEndpoints.registerWithCompany, { customerNumber, zip: '12345', user }],
    ] as const
    for (const [endpoint, form] of forms) {
      const rejection = await shop.visitor().rejected(endpoint, form, { headers: { 'accept-language': 'en' } })
      expect(rejection).toMatchObject({ status: 409, code: 'termsNotPublished' })
      expect(rejection.message).toMatch(/not published the terms/)
    }
    expect(await shop.dependencies.database.$count(registrations)).toBe(0)
  })
})

describe('publishing', () => {
  test('creates the first version, section by section, then the next one from it', async () => {
    const first = await publish('terms', { basedOn: null, texts: { de: german } })
    const state = { key: 'terms', version: '1', publishedAt: publishedAt.toISOString(), languages: ['de'] }
    expect(first).toEqual({ ...state, texts: { de: german } })
    expect((await staff.call(contentEndpoints.listPages))[0]).toEqual(state)
    expect(await readIn('terms', 'de')).toMatchObject({
      version: '1',
      title: 'AGB',
      sections: [
        { heading: null, paragraphs: ['Für Firmen.'] },
        { heading: '1. Preise', paragraphs: ['Netto.'] },
      ],
    })
    const second = await publish('terms', { basedOn: '1', texts: { de: german, en: english } })
    expect(second).toMatchObject({ version: '2', languages: ['de', 'en'] })
    expect(await readForEditing('terms')).toEqual(second)
    expect((await readIn('terms', 'en')).title).toBe('Terms')
    const earlier = await shop.visitor().call(contentEndpoints.readPage, { version: '1' }, of('terms'))
    expect(earlier).toMatchObject({ version: '1', title: 'AGB' })
  })

  test('lets people register, who accept this version', async () => {
    const user = aRegistrant({ termsVersion: '2' })
    await shop.visitor().call(registrationEndpoints.registerNewCompany, aNewCompany({ user }))
    expect(await shop.dependencies.database.select().from(registrations)).toMatchObject([{ termsVersion: '2' }])
  })

  test('the same texts creates no version, whichever version the editor began with', async () => {
    const texts = { de: german, en: { ...english, text: ' For companies. \r\n' } }
    for (const basedOn of ['2', '1', null]) {
      expect(await publish('terms', { basedOn, texts })).toMatchObject({ version: '2' })
    }
    expect(await countVersions('terms')).toBe(2)
  })

  test('is rejected for an editor who began before the newest version, also of two simultaneous ones', async () => {
    const other = { de: { ...german, title: 'Neue AGB' } }
    for (const basedOn of ['1', '3', null, 'x']) {
      const rejection = await rejectedPublishing('terms', { basedOn, texts: other })
      expect(rejection, String(basedOn)).toMatchObject({ status: 409, code: 'pageChanged' })
    }
    const both = await Promise.all(
      ['Eine', 'Andere'].map((title) =>
        staff.send('PUT', '/api/global-admin/page/privacy', { basedOn: null, texts: { de: { ...german, title } } }),
      ),
    )
    expect(both.map(({ status }) => status).toSorted()).toEqual([200, 409])
    expect([await countVersions('terms'), await countVersions('privacy')]).toEqual([2, 1])
  })

  test('in one language shows it to everybody', async () => {
    await publish('imprint', { basedOn: null, texts: { it: { title: 'Note legali', text: 'Form Srl' } } })
    for (const language of ['it', 'de', 'se']) expect((await readIn('imprint', language)).title).toBe('Note legali')
  })

  test.each([
    { texts: {} },
    { texts: { de: { title: 'AGB', text: ' \n ' } } },
    { texts: { de: { title: ' ', text: 'Text' } } },
    { texts: { de: { title: 'A\nB', text: 'Text' } } },
    { texts: { de: { title: 'AGB' } } },
    { texts: { si: german } },
    { texts: { de: { ...german, text: 'x'.repeat(100_001) } } },
    { texts: { de: german }, basedOn: 1 },
  ])('of invalid input is rejected: %j', async (input) => {
    const rejection = await rejectedPublishing('imprint', { basedOn: '1', ...input })
    expect(rejection).toMatchObject({ status: 400, code: 'validationFailed' })
    expect(await countVersions('imprint')).toBe(1)
  })

  test('of an unknown page is rejected', async () => {
    for (const key of ['help', '__proto__']) {
      expect(await rejectedPublishing(key, { basedOn: null, texts: { de: german } })).toMatchObject({ status: 404 })
      expect(await staff.rejected(contentEndpoints.readForEditing, undefined, of(key))).toMatchObject({ status: 404 })
    }
  })

  test('is recorded in the log of the staff, each version once', async () => {
    const { items } = await staff.call(auditEndpoints.listAll, { action: 'page.published' })
    expect(items.map(({ changes }) => changes).toReversed()).toEqual([
      [{ field: 'terms', before: null, after: '1' }],
      [{ field: 'terms', before: '1', after: '2' }],
      [{ field: 'privacy', before: null, after: '1' }],
      [{ field: 'imprint', before: null, after: '1' }],
    ])
  })
})
