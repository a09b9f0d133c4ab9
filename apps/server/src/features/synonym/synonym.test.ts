import { auditEndpoints } from '@normwerk/contract/audit'
import { catalogueEndpoints } from '@normwerk/contract/catalogue'
import { missedSearchEndpoints } from '@normwerk/contract/missed-search'
import { partsListEndpoints } from '@normwerk/contract/parts-list'
import { type EditedSynonym, synonymEndpoints } from '@normwerk/contract/synonym'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { aCompany, aUser } from '../../testing/builders.ts'
import { nobodysId } from '../../testing/calls/call-empty.ts'
import { startApp, type TestApp } from '../../testing/start-app.ts'
import type { Visitor } from '../../testing/visitor.ts'
import { waitFor } from '../../testing/wait-for.ts'

let shop: TestApp
let staff: Visitor
let buyer: Visitor

beforeAll(async () => {
  shop = await startApp({ products: ['AZH', 'AZN', 'AHH'] })
  staff = await shop.signedIn(await aUser(shop.dependencies, null))
  buyer = await shop.signedIn(await aUser(shop.dependencies, await aCompany(shop.dependencies)))
})
afterAll(() => shop.stop())

const add = (words: string, means: string, language: EditedSynonym['language'] = null) =>
  staff.call(synonymEndpoints.add, { words, means, language })
const rejected = (words: string, means: string, language: EditedSynonym['language'] = null) =>
  staff.rejected(synonymEndpoints.add, { words, means, language })
const found = async (query: string) =>
  (await buyer.call(catalogueEndpoints.search, { query })).items.map(({ productNr }) => productNr)
const missed = async (query: string) =>
  (await staff.call(missedSearchEndpoints.list, { query })).items.map(({ text }) => text)

test('a synonym is found by search, suggestions and parts lists at once, and its missed searches leave the list', async () => {
  expect(await found('Schubzapfen')).toEqual([])
  await buyer.call(catalogueEndpoints.search, { query: 'schubzapfen 6x160' })
  await buyer.call(catalogueEndpoints.search, { query: 'Schubzapfen Sonderform' })
  expect(await missed('schubzapfen')).toHaveLength(3)
  const added = await add('Schubzapfen', 'azh')
  expect(added).toMatchObject({ words: 'Schubzapfen', means: 'AZH', language: null, products: 1 })
  expect(await missed('schubzapfen')).toEqual(['Schubzapfen Sonderform'])
  /** A changed catalogue is indexed in the background. */
  await waitFor(async () => expect(await found('Schub-Zapfen')).toEqual(['AZH']))

  const sized = await buyer.call(catalogueEndpoints.search, { query: 'SCHUBZAPFEN d=6' })
  expect(sized.items.map(({ productNr }) => productNr)).toEqual(['AZH'])
  expect(sized).toMatchObject({ remainingWords: 'SCHUBZAPFEN', currentFilters: [{ name: 'diameter', values: [6] }] })
  const named = await buyer.call(catalogueEndpoints.search, { query: 'Schubzapfen 6x160' })
  expect(named.designation).toMatchObject({ articleNo: 'AZH-6x160' })
  const { suggestions } = await buyer.call(catalogueEndpoints.autoComplete, { searchString: 'schubza' })
  expect(suggestions[0]).toMatchObject({ kind: 'product', productNr: 'AZH' })
  const { rows } = await buyer.call(partsListEndpoints.import, {
    rows: [{ row: 1, designation: 'Schubzapfen Ø6 x 160', quantity: 4 }],
    dryRun: true,
  })
  expect(rows).toMatchObject([{ articleNo: 'AZH-6x160' }])
})

test('a synonym is changed and deleted without a restart, and both are recorded', async () => {
  const { id } = await add('Entformhilfe', 'AZH', 'de')
  await waitFor(async () => expect(await found('Entformhilfen')).toEqual(['AZH']))
  const edited = { words: 'Entformhilfe', means: 'Auswerferhülse', language: null }
  expect(await staff.call(synonymEndpoints.change, edited, { params: { id } })).toMatchObject({ id, ...edited })
  await waitFor(async () => expect(await found('Entformhilfe')).toEqual(['AHH']))
  expect((await staff.call(synonymEndpoints.list, { query: 'entform' })).items).toMatchObject([{ id, products: 1 }])
  await staff.call(synonymEndpoints.delete, undefined, { params: { id } })
  await waitFor(async () => expect(await found('Entformhilfe')).toEqual([]))
  const gone = await staff.rejected(synonymEndpoints.delete, undefined, { params: { id } })
  expect(gone).toMatchObject({ status: 404 })
  const { items } = await staff.call(auditEndpoints.listAll, { size: 3 })
  expect(items.map(({ action }) => action)).toEqual(['synonym.deleted', 'synonym.changed', 'synonym.added'])
  expect(items[1]?.changes).toContainEqual({ field: 'means', before: 'AZH', after: 'Auswerferhülse' })
})

test('a synonym of one language leaves searches in another one alone', { tags: ['release'] }, async () => {
  await add('vypichovač', 'AZN', 'cs')
  const inCzech = await shop.visitor()
  await inCzech.send('PUT', '/api/language', { code: 'cs' })
  await waitFor(async () => {
    const { items } = await inCzech.call(catalogueEndpoints.search, { query: 'vypichovač' })
    expect(items.map(({ productNr }) => productNr)).toEqual(['AZN'])
  })
  expect(await found('vypichovač')).toEqual([])
})

test.each([
  ['Auswerferstift', 'a word of the trade'],
  ['nitriert', 'a material'],
  ['Stück', 'a unit'],
  ['Durchmesser', 'the label of a size'],
  ['DIN', 'a standard'],
  ['AZH', 'the number of a product'],
  ['Spannstift', 'a part that is not sold'],
])('%s, %s, is rejected as a synonym', async (words) => {
  expect(await rejected(words, 'AHH')).toMatchObject({ status: 422, code: 'synonymKnown' })
})

test.each(['6x160', 'Stift 6', 'AZH-6x160', '1.2343', 'L', 'd l', 'eins zwei drei vier fünf sechs', 'a=b', '٣٤٥'])(
  '%s, which is a size, a number or no phrase, is rejected as a synonym',
  async (words) => {
    expect(await rejected(words, 'AZH')).toMatchObject({ status: 400, code: 'synonymNotWords' })
  },
)

test.each(['Nirgendwas', 'AZH-6x160', 'Auswerferstift 6x160', 'Auswerferstfit', 'd=6', 'Kuppelzapfen'])(
  '%s is rejected as a meaning',
  async (means) => {
    await add('Kuppelzapfen', 'AZH')
    expect(await rejected('Steckzapfen', means)).toMatchObject({ status: 422, code: 'meaningUnknown' })
  },
)

test('a plural or another spelling of a synonym is rejected in its languages; repeating it changes nothing', async () => {
  const first = await add('Drückbolzen', 'AZH', 'de')
  expect(await add('Drückbolzen', 'AZH', 'de')).toEqual(first)
  for (const language of ['de', null] as const) {
    const other = await rejected('drueck-bolzens', 'AZN', language)
    expect(other).toMatchObject({ status: 422, code: 'synonymExists', message: expect.stringContaining('Drückbolzen') })
  }
  expect(await add('Drückbolzen', 'AZN', 'nl')).toMatchObject({ language: 'nl' })
})

test('only staff may see and change synonyms', async () => {
  expect(await buyer.rejected(synonymEndpoints.list)).toMatchObject({ code: 'forbidden' })
  const edited = { words: 'Schubteil', means: 'AZH', language: null }
  const params = { id: nobodysId }
  expect(await staff.rejected(synonymEndpoints.change, edited, { params })).toMatchObject({ status: 404 })
})
