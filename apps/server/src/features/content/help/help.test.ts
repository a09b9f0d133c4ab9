import { readdirSync } from 'node:fs'
import { helpEndpoints, helpTopics } from '@normwerk/contract/content/help'
import { pageLanguages } from '@normwerk/contract/content/page-language'
import { beforeAll, expect, test } from 'vitest'
import { shareApp, type TestApp } from '../../../testing/start-app.ts'

let shop: TestApp
beforeAll(async () => {
  shop = await shareApp()
})

const list = (language: string) => shop.visitor({ language }).call(helpEndpoints.list)

test.each(pageLanguages)('every topic is written in %s, with the sections of the German one', async (language) => {
  const [pages, german] = [await list(language), await list('de')]
  expect(pages.map(({ topic }) => topic)).toEqual(helpTopics)
  for (const [at, page] of pages.entries()) {
    expect(page.language).toBe(language)
    expect(page.title).not.toBe('')
    const shapeOf = ({ sections }: typeof page) =>
      sections.map(({ heading, paragraphs }) => [heading !== null, paragraphs.length])
    expect(shapeOf(page)).toEqual(shapeOf(german[at] ?? page))
  }
})

test('every file belongs to a topic', () => {
  const files = readdirSync(new URL('texts/', import.meta.url), { recursive: true, encoding: 'utf8' })
  const topics = files.flatMap((file) => /\/(.+)\.md$/.exec(file)?.[1] ?? [])
  expect(new Set(topics)).toEqual(new Set(helpTopics))
})

test('one topic is read by its name, and others are not found', async () => {
  const read = (topic: string) => shop.visitor().send('GET', `/api/page/help/${topic}`)
  expect(JSON.parse((await read('trim')).text)).toMatchObject({ topic: 'trim', language: 'de' })
  for (const topic of ['nothing', '..%2f..%2fhelp', 'constructor']) expect((await read(topic)).status).toBe(404)
})
