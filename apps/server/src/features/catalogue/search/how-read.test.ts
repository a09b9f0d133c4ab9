import { catalogueEndpoints } from '@normwerk/contract/catalogue'
import { type PartsListRow, partsListEndpoints } from '@normwerk/contract/parts-list'
import { beforeAll, expect, test } from 'vitest'
import { aCompany, aUser } from '../../../testing/builders.ts'
import { shareApp, type TestApp } from '../../../testing/start-app.ts'
import type { Visitor } from '../../../testing/visitor.ts'

let shop: TestApp
let buyer: Visitor

beforeAll(async () => {
  shop = await shareApp()
  buyer = await shop.signedIn(await aUser(shop.dependencies, await aCompany(shop.dependencies)))
})

type Language = { headers: { 'accept-language': string } }
const english: Language = { headers: { 'accept-language': 'en' } }

async function readRow(row: Omit<PartsListRow, 'row'>, language?: Language) {
  const { rows } = await buyer.call(partsListEndpoints.import, { rows: [{ row: 1, ...row }], dryRun: true }, language)
  return rows[0]?.reading?.map(({ text, meaning }) => `${text} → ${meaning}`)
}

const designation = 'Auswerferstift Ø6 L=160 nitriert gekürzt auf 147,25'

test('a row says how its text was read, in the language of the caller', async () => {
  expect(await readRow({ designation })).toEqual([
    'Auswerferstift → Auswerferstift',
    'Ø6 → Durchmesser d1 6 mm',
    'L=160 → Länge 160 mm',
    'nitriert → 1.2344, nitriert',
    'gekürzt auf 147,25 → gekürzt auf 147,25 mm',
  ])
  expect(await readRow({ designation: 'éjecteur nitruré Ø6x160 3.1' }, english)).toEqual([
    'éjecteur → ejector pin',
    'nitruré → 1.2344, nitrided',
    'Ø6x160 → diameter d1 6 mm, length 160 mm',
    '3.1 → inspection certificate 3.1',
  ])
})

test('a row with unread words says how the others were read', async () => {
  expect(await readRow({ designation: 'Auswerferstift Ø6 lang 160 Sonder-XY' })).toEqual([
    'Auswerferstift → Auswerferstift',
    'Ø6 → Durchmesser d1 6 mm',
    'lang 160 → Länge 160 mm',
  ])
})

test('a row with a word for a cut, but without a length, says no cut', async () => {
  expect(await readRow({ designation: 'Auswerferstift nitriert 6x160 gekürzt' })).toEqual([
    'Auswerferstift → Auswerferstift',
    'nitriert → 1.2344, nitriert',
    '6x160 → Durchmesser d1 6 mm, Länge 160 mm',
  ])
})

test('words beside a number are explained, a number alone is not', async () => {
  expect(await readRow({ articleNo: 'AZH-6x200', designation: 'gekürzt auf 150' })).toContain(
    'gekürzt auf 150 → gekürzt auf 150 mm',
  )
  expect(await readRow({ articleNo: 'AZH-6x200' })).toBeUndefined()
})

test('a search hit says how its text was read', async () => {
  const reading = async (query: string) => (await buyer.call(catalogueEndpoints.search, { query })).designation?.reading
  expect(await reading('DIN 1530 A 3,2x160')).toEqual([
    { text: 'DIN 1530', meaning: 'Auswerferstift' },
    { text: 'A', meaning: 'Form A' },
    { text: '3,2x160', meaning: 'Durchmesser d1 3,2 mm, Länge 160 mm' },
  ])
  expect(await reading('AZH-6x200')).toBeUndefined()
})
