import { globSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { endpointsByFeature } from '@normwerk/contract/endpoints'
import { attributes } from '@normwerk/parts/attributes'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { buildWeb } from '../../testing/build-web.ts'
import { aCompany, aUser } from '../../testing/builders.ts'
import {
  specifiedAttributes,
  specifiedCalls,
  specifiedConstants,
  specifiedElements,
  specifiedScreens,
  type Viewer,
} from '../../testing/every-call/specification.ts'
import { startApp, type TestApp } from '../../testing/start-app.ts'
import type { Visitor } from '../../testing/visitor.ts'
import { waitFor } from '../../testing/wait-for.ts'

const root = fileURLToPath(new URL('../../../../../', import.meta.url))
const read = (file: string) => readFileSync(`${root}${file}`, 'utf8')
const sources = globSync(['{apps,packages}/*/src/**/*.{ts,tsx}'], { cwd: root }).filter(
  (file) => !/\.test\.tsx?$|\/testing\//.test(file),
)

let shop: TestApp
let viewers: Record<Viewer, Visitor>

beforeAll(async () => {
  buildWeb()
  shop = await startApp({ products: ['AZH'] })
  const company = await aCompany(shop.dependencies)
  viewers = {
    visitor: shop.visitor(),
    buyer: await shop.signedIn(await aUser(shop.dependencies, company)),
    companyAdministrator: await shop.signedIn(await aUser(shop.dependencies, company, ['ADMIN'])),
    staff: await shop.signedIn(await aUser(shop.dependencies, null)),
  }
}, 300_000)
afterAll(() => shop.stop())

test('every specified call exists', () => {
  const routes = new Set<string>(
    Object.values(endpointsByFeature).flatMap((feature) => Object.values(feature).map(({ route }) => route)),
  )
  expect(specifiedCalls.filter((route) => !routes.has(route))).toEqual([])
})

test.each(specifiedScreens)('$name exists at $url', async ({ url, viewer, says }) => {
  // On a busy machine the page may come without its content, which the script then adds.
  await waitFor(async () => {
    const { status, text } = await viewers[viewer].send('GET', url, undefined, { 'accept-language': 'de' })
    expect([status, text.includes(says)]).toEqual([200, true])
  })
})

test.each(specifiedElements)('$name exists', ({ file, text }) => {
  expect(read(`apps/web/src/${file}`)).toContain(`'${text}'`)
})

test('a product of the shipped catalogue has each specified attribute', () => {
  const ofGeneralProducts = read('catalogue/columns-general.csv')
    .split('\n')
    .map((row) => row.split(',')[1])
  const known = new Set<string | undefined>([...attributes.map(({ key }) => key), ...ofGeneralProducts])
  expect(specifiedAttributes.filter((key) => !known.has(key))).toEqual([])
})

test('every specified constant is named once', () => {
  const texts = sources.map(read).join('\n')
  const unnamed = specifiedConstants.filter(({ file, declaration }) => !read(file).includes(declaration))
  expect(unnamed).toEqual([])
  // Their values are no common words or numbers, so they stand only there.
  const values = ["'pt-pt'", "'CAD.zip'", "'1.1.1'", "'file-statistics'"]
  expect(values.filter((value) => texts.split(value).length !== 2)).toEqual([])
})
