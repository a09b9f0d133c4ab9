import { accountEndpoints } from '@normwerk/contract/account'
import { contentEndpoints, pageKeys } from '@normwerk/contract/content'
import { languageEndpoints } from '@normwerk/contract/language'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { pageVersions } from '../../database/tables/content.ts'
import { aCompany, aUser } from '../../testing/builders.ts'
import { startApp, type TestApp } from '../../testing/start-app.ts'

let shop: TestApp

beforeAll(async () => {
  shop = await startApp()
  const older = { key: 'help', publishedAt: new Date('2026-01-01'), texts: {} }
  await shop.dependencies.database.insert(pageVersions).values({ ...older, version: 1 })
})
afterAll(() => shop.stop())

const read = (key: string, language = 'de', version?: string) =>
  shop.visitor().call(contentEndpoints.readPage, version === undefined ? {} : { version }, {
    params: { key },
    headers: { 'accept-language': language },
  })

describe('the legal pages', () => {
  test.each(pageKeys)('%s exists in German and English, section by section', async (key) => {
    const [german, english] = [await read(key), await read(key, 'en')]
    expect(german).toMatchObject({ key, version: '1' })
    expect(german.title).not.toBe(english.title)
    const shape = ({ sections }: typeof german) =>
      sections.map(({ heading, paragraphs }) => [heading?.match(/^\d+/)?.[0] ?? heading === null, paragraphs.length])
    expect(shape(german)).toEqual(shape(english))
  })

  test("are shown in English if the reader's language is missing", async () => {
    expect((await read('terms', 'cs')).title).toBe((await read('terms', 'en')).title)
  })

  test('name every cookie that the shop sets', async () => {
    const password = 'Richtig-Pferd-1'
    const passwordHash = await shop.dependencies.passwords.hash(password)
    const { username } = await aUser(shop.dependencies, await aCompany(shop.dependencies), [], { passwordHash })
    const visitor = shop.visitor()
    await visitor.call(accountEndpoints.authenticate, { username, password, stayLoggedIn: true })
    await visitor.call(languageEndpoints.choose, { code: 'de' })
    const text = JSON.stringify(await read('privacy'))
    expect(visitor.cookies.size).toBe(4)
    for (const cookie of visitor.cookies.keys()) expect(text).toContain(`"${cookie}: `)
  })
})

describe('a version', () => {
  test('stays readable after a newer one', async () => {
    const first = await read('imprint')
    const newer = { title: 'Impressum neu', sections: [{ heading: null, paragraphs: ['Umgezogen.'] }] }
    const publishedAt = new Date('2026-11-01T08:00:00Z')
    await shop.dependencies.database
      .insert(pageVersions)
      .values({ key: 'imprint', version: 10, publishedAt, texts: { de: newer } })
    expect(await read('imprint', 'pl')).toEqual({
      key: 'imprint',
      version: '10',
      publishedAt: publishedAt.toISOString(),
      language: 'de',
      ...newer,
    })
    expect(await read('imprint', 'de', '1')).toEqual(first)
  })

  test.each(['0', '2', '01', '1.0', '-1', ' 1', '99999999999', 'new', ''])(
    '%j of the terms does not exist',
    async (version) => {
      const rejection = await shop
        .visitor()
        .rejected(contentEndpoints.readPage, { version }, { params: { key: 'terms' } })
      expect(rejection).toMatchObject({ status: 404, code: 'entryNotFound' })
    },
  )
})

test.each(['faq', 'Terms', 'constructor', '\0', '../terms'])('a page %j does not exist', async (key) => {
  const rejection = await shop.visitor().rejected(contentEndpoints.readPage, {}, { params: { key } })
  expect(rejection).toMatchObject({ status: 404, code: 'entryNotFound' })
})
