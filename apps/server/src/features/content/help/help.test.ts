import { readdirSync } from 'node:fs'
import { helpEndpoints, helpTopics } from '@normwerk/contract/content/help'
import { beforeAll, expect, test } from 'vitest'
import { shareApp, type TestApp } from '../../../testing/start-app.ts'

let shop: TestApp
beforeAll(async () => {
  shop = await shareApp()
})

const list = (language: string) =>
  shop.visitor().call(helpEndpoints.list, undefined, { headers: { 'accept-language': language } })

test.each(['de', 'en'])(
  'every topic is written in %s, and has a title and sections with headings',
  async (language) => {
    const pages = await list(language)
    expect(pages.map(({ topic }) => topic)).toEqual(helpTopics)
    for (const page of pages) {
      expect(page.language).toBe(language)
      expect(page.title).not.toBe('')
      expect(page.sections[0]).toMatchObject({ heading: null })
      expect(page.sections.length).toBeGreaterThan(2)
    }
  },
)

test('every file belongs to a topic', () => {
  const files = readdirSync(new URL('texts/', import.meta.url), { recursive: true, encoding: 'utf8' })
  const topics = files.flatMap((file) => /\/(.+)\.md$/.exec(file)?.[1] ?? [])
  expect(new Set(topics)).toEqual(new Set(helpTopics))
})

test('readers of other languages get English, which the page says', async () => {
  expect((await list('hu'))[0]).toMatchObject({ topic: 'find', language: 'en', title: 'Finding parts' })
})

test('one topic is read by its name, and others are not found', async () => {
  const read = (topic: string) => shop.visitor().send('GET', `/api/page/help/${topic}`)
  expect(JSON.parse((await read('trim')).text)).toMatchObject({ topic: 'trim', language: 'de' })
  for (const topic of ['nothing', '..%2f..%2fhelp', 'constructor']) expect((await read(topic)).status).toBe(404)
})
