import { catalogueEndpoints } from '@normwerk/contract/catalogue'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { startApp, type TestApp } from '../../../testing/start-app.ts'
import type { Visitor } from '../../../testing/visitor.ts'

let shop: TestApp
let visitor: Visitor

beforeAll(async () => {
  shop = await startApp({ environment: { MAX_FILTER_RESULTS: '3000' } })
  visitor = shop.visitor()
})
afterAll(() => shop.stop())

const { search, filter, autoComplete } = catalogueEndpoints
const sixBy160 = [
  { name: 'diameter', values: [6] },
  { name: 'length', values: [160] },
]

describe('a search that finds nothing', () => {
  test.each([
    ['Auswerferstift blau', 'Auswerferstift'],
    // "Für" and "Form" stand in the description.
    ['für Form 118 Auswerferstifte bitte', 'für Form Auswerferstifte'],
    ['Kernstift verchromt L160', 'Kernstift L160'],
  ])('%s offers %s, which finds parts', async (query, fewerWords) => {
    const found = await visitor.call(search, { query })
    expect(found).toMatchObject({ total: 0, fewerWords })
    expect((await visitor.call(filter, { query })).fewerWords).toBe(fewerWords)
    expect((await visitor.call(search, { query: fewerWords })).total).toBeGreaterThan(0)
  })

  test.each([
    'Schneidstempel',
    'Schneidstempel 6x80',
    'DIN 7984 Auswerferstift',
    'Zahnrad Modul',
    '1/4" Auswerferstift',
  ])('%s offers no other words', async (query) => {
    const found = await visitor.call(search, { query })
    expect(found.total).toBe(0)
    expect(found.fewerWords).toBeUndefined()
  })
})

test.each([
  ['anneau de centrage', 'ZR'],
  ['Stufenauswerfer', 'AS'],
  ['stepped ejectors', 'AS'],
])('words that no product has mean the parts that they name in any language: %s', async (query, family) => {
  const found = await visitor.call(search, { query })
  expect(found.total).toBeGreaterThan(0)
  expect(found.items.every(({ productNr }) => productNr.startsWith(family))).toBe(true)
})

describe('sizes in a search text', () => {
  test.each(['6x160', 'd6 L160', 'D=6 L=160', 'D6x160', 'Ø6 160 lang'])('%s become filters', async (query) => {
    const found = await visitor.call(search, { query, withDimensions: true })
    expect(found).toMatchObject({ currentFilters: sixBy160, remainingWords: '' })
    expect(found.items[0]).toMatchObject({
      productNr: 'AZH',
      passing: { count: 1, articleNo: 'AZH-6x160', priceFrom: null },
    })
    expect(found.dimensions?.items.every(({ values }) => values.diameter === 6 && values.length === 160)).toBe(true)
    const filtered = await visitor.call(search, { filters: sixBy160 })
    expect(found.total).toBe(filtered.total)
    expect(found.facets).toEqual(filtered.facets)
  })

  test('leave the other words, which the products must match', async () => {
    const found = await visitor.call(search, { query: 'Kernstift L160' })
    expect(found.remainingWords).toBe('Kernstift')
    expect(found.items.length).toBeGreaterThan(0)
    expect(found.items[0]?.productNr).toMatch(/^KS/)
  })

  test('are those of the family that the words name', async () => {
    const found = await visitor.call(search, { query: 'ISO 8694 3x100' })
    expect(found.currentFilters.map(({ name }) => name)).toEqual(['diameter', 'length'])
    expect(found.remainingWords).toBe('ISO 8694')
    expect(found.items.length).toBeGreaterThan(0)
    expect(found.items.every(({ productNr }) => productNr.startsWith('AS'))).toBe(true)
  })

  test.each([
    ['éjecteur étagé 1,5x100', 'AS'],
    ['stepped ejector pin 1.5x100', 'AS'],
    ['Aufspannplatte 246x246', 'PL'],
    ['Flachauswerfer 3,8x1', 'AF'],
  ])('are those of the family that %s means in the words of any language', async (query, family) => {
    const found = await visitor.call(search, { query, withDimensions: true })
    expect(found.total).toBeGreaterThan(0)
    expect(
      found.items.every(({ productNr, passing }) => productNr.startsWith(family) && (passing?.count ?? 0) > 0),
    ).toBe(true)
    expect((await visitor.call(filter, { query })).total).toBe(found.dimensions?.total)
  })

  test('are those of the general products that the words name', async () => {
    const found = await visitor.call(search, { query: 'die spring 25x64', withDimensions: true })
    expect(found.currentFilters).toEqual([
      { name: 'holeDiameter', values: [25] },
      { name: 'length', values: [64] },
    ])
    expect(found.dimensions?.items.map(({ articleNo }) => articleNo)).toContain('DF-25x64-BL')
  })

  test.each([
    ['Auswerferstift 3,2 mm', { diameter: 3.2 }],
    ['Führungsbuchse 20', { diameter: 20 }],
    ['colonne de guidage 20', { diameter: 20 }],
  ])('may be one figure behind the name of a part: %s', async (query, size) => {
    const found = await visitor.call(search, { query, withDimensions: true })
    expect(Object.fromEntries(found.currentFilters.map(({ name, values }) => [name, values?.[0]]))).toEqual(size)
    expect(found.dimensions?.total).toBeGreaterThan(0)
    expect(found.dimensions?.items.every(({ values }) => values.diameter === size.diameter)).toBe(true)
  })

  test.each([
    ['O-Ring 20x3', 'ORF-20x2.5'],
    ['Führungssäule 20x94', 'FSE-20x'],
    ['Auswerferplatte 196x246', 'PLE'],
    ['Systemdruckfeder 20x52', 'DF-20x'],
    ['Flachauswerfer 1x4x160', 'AFH-1x3.8x160x80'],
    ['Kernstift 3,15x100', 'KSH-3.2x100'],
    ['HASCO Z41/6x160', 'AZH-6x160'],
    ['Meusburger E 1710 / 6 x 160', 'AZH-6x160'],
  ])('that no part has find nothing, and the nearest part is suggested: %s', async (query, nearest) => {
    const found = await visitor.call(search, { query })
    expect(found.total).toBe(0)
    expect(found.suggestions?.map(({ articleNo }) => articleNo)).toContainEqual(expect.stringContaining(nearest))
  })

  test('are replaced by a filter of the call for the same size', async () => {
    const found = await visitor.call(search, { query: '6x160', filters: [{ name: 'diameter', values: [8] }] })
    expect(found.currentFilters).toEqual([
      { name: 'length', values: [160] },
      { name: 'diameter', values: [8] },
    ])
  })

  test('that no part has find nothing if they have letters, else what begins like them', async () => {
    expect(await visitor.call(search, { query: 'd6 L161' })).toMatchObject({ total: 0, remainingWords: '' })
    const begun = await visitor.call(search, { query: '3.2x16' })
    expect(begun.total).toBeGreaterThan(0)
    expect(begun.remainingWords).toBeUndefined()
  })

  test('that only a cut gives are suggested as parts cut to them', async () => {
    const found = await visitor.call(search, { query: '6x147,25' })
    const numbers = found.suggestions?.map(({ articleNo }) => articleNo) ?? []
    expect(found.total).toBe(0)
    expect(numbers).toContain('AZH-6x160-L147.25-T100')
    for (const query of numbers)
      expect(await visitor.call(search, { query })).toMatchObject({ total: 1, designation: { changedLength: 147.25 } })
    expect((await visitor.call(filter, { query: '6x147,25' })).suggestions).toEqual(found.suggestions)
    expect((await visitor.call(search, { query: 'Quatschwort' })).suggestions).toBeUndefined()
    expect((await visitor.call(search, { query: '6x160' })).suggestions).toBeUndefined()
  })

  test('in inches find nothing, and the nearest metric parts are named', async () => {
    const nearestInMetric = ['AZH-6.2x160', 'AZH-6.5x160']
    expect(await visitor.call(search, { query: 'ejector pin .250 x 6' })).toMatchObject({ total: 0, nearestInMetric })
    for (const query of [
      '1/4" x 6"',
      'ejector pin 1/4" x 6"',
      'ejector pin 1/4 inch x 6 in',
      'Auswerferstift 1/4 Zoll x 6 Zoll',
    ])
      expect(await visitor.call(search, { query })).toMatchObject({ total: 0, nearestInMetric })
    expect(await visitor.call(filter, { query: 'ejector pin 1/4" x 6"' })).toMatchObject({ total: 0, nearestInMetric })
    for (const query of ['5"', '5 inch', '1/4"', '0.25 in', '3 Zoll', 'ejector pin 5"', 'Auswerferstift 3/16″'])
      expect([query, (await visitor.call(search, { query })).total]).toEqual([query, 0])
  })

  test('in a text that names one part are not read again', async () => {
    const found = await visitor.call(search, { query: 'AZH-6x160' })
    expect(found).toMatchObject({ total: 1, currentFilters: [] })
    expect(found.remainingWords).toBeUndefined()
  })

  test('in a text that names one part may stand apart, as an import reads them', async () => {
    const texts = ['Zylinderstift 6 40', 'Auswerferstift 5 160', 'O-Ring 20 2,5', 'Auswerferhülse 3 5 100']
    const found = texts.map(async (query) => (await visitor.call(search, { query })).designation?.articleNo)
    expect(await Promise.all(found)).toEqual(['STW-6x40', 'AZH-5x160', 'ORF-20x2.5', 'AHH-3x5x100'])
  })

  test('are not figures with another unit', async () => {
    for (const query of ['Auswerferstift 250°C', 'Auswerferstift 250 °C', 'Auswerferstift 5 kN', 'Stift 400 Grad'])
      expect([query, (await visitor.call(search, { query })).currentFilters]).toEqual([query, []])
  })

  test('are suggested as articles', async () => {
    const { suggestions } = await visitor.call(autoComplete, { searchString: 'd6 L160' })
    expect(suggestions.filter(({ kind }) => kind === 'article').length).toBeGreaterThan(2)
    expect(suggestions.every(({ kind, text }) => kind !== 'article' || /6x(.*x)?160/.test(text))).toBe(true)
  })
})

describe('articles by text', () => {
  test('are those with the typed size, and need no filter', async () => {
    const found = await visitor.call(filter, { query: '6x160' })
    expect(found).toMatchObject({ tooMany: false, currentFilters: sixBy160, remainingWords: '' })
    expect(found.items[0]?.articleNo).toBe('AZH-6x160')
    expect(found.total).toBe(found.items.length)
    expect(found.items.every(({ values }) => values.diameter === 6 && values.length === 160)).toBe(true)
  })

  test('are counted truly and come in pages', async () => {
    const { total } = await visitor.call(search, { query: 'Kernstift', withDimensions: true })
    const pageRequest = { page: 2, size: 10 }
    const found = await visitor.call(filter, { query: 'Kernstift', pageRequest })
    expect(found.total).toBeGreaterThan(999)
    expect(found.items).toHaveLength(10)
    expect(new Set(found.items.map(({ product }) => product?.id)).size).toBeLessThanOrEqual(total)
    expect(found.items.every(({ articleNo }) => articleNo.startsWith('KS'))).toBe(true)
  })

  test('are the one that the text names', async () => {
    for (const query of ['AZH-6x160', 'azh 6 x 160']) {
      const found = await visitor.call(filter, { query })
      expect(found.items.map(({ articleNo }) => articleNo)).toEqual(['AZH-6x160'])
      expect(found.currentFilters).toEqual([])
    }
  })

  test('have the same limits as without a text', async () => {
    expect(await visitor.call(filter, { query: 'Stift' })).toMatchObject({ tooMany: true, items: [] })
    expect(await visitor.rejected(filter, { query: ' ' })).toMatchObject({ code: 'filterRequired' })
    expect(await visitor.rejected(filter, { query: 'x'.repeat(201) })).toMatchObject({ code: 'queryTooLong' })
    expect(await visitor.call(filter, { query: 'Quatschwort' })).toMatchObject({ total: 0, tooMany: false })
  })

  test('sort by every column, availability too', async () => {
    const rank = ['inStock', 'shortTerm', 'onRequest']
    for (const descending of [false, true]) {
      const sort = { by: 'availability', descending }
      const { items } = await visitor.call(filter, { query: 'Kernstift Ø4', sort })
      const ranks = items.map(({ availability, leadTimeDays }) => rank.indexOf(availability) * 1000 + leadTimeDays)
      expect(new Set(ranks).size).toBeGreaterThan(1)
      expect(ranks).toEqual(ranks.toSorted((a, b) => (descending ? b - a : a - b)))
    }
    const { items } = await visitor.call(filter, { query: 'Kernstift', sort: { by: 'headDiameter' } })
    const heads = items.map(({ values }) => Number(values.headDiameter))
    expect(heads).toEqual(heads.toSorted((a, b) => a - b))
  })
})

describe('standards', () => {
  test.each([
    ['ISO 6751', 'AZ'],
    ['DIN 16756', 'AH'],
    ['ISO 8017', 'FS'],
    ['ISO 8694', 'AS'],
    ['din 1530-2', 'AS'],
    ['1530-2', 'AS'],
    ['DIN 1530 Form C', 'AS'],
    ['DIN EN ISO 4762', 'SZ'],
  ])('%s finds the parts that replace it', async (query, code) => {
    const { items } = await visitor.call(search, { query })
    expect(items.length).toBeGreaterThan(0)
    expect(items.every(({ productNr }) => productNr.startsWith(code))).toBe(true)
    expect((await visitor.call(filter, { query, pageRequest: { page: 1, size: 1 } })).total).toBeGreaterThan(0)
  })

  test('narrow further words', async () => {
    const { items } = await visitor.call(search, { query: 'DIN 1530 AH Auswerferstift' })
    expect(items.map(({ productNr }) => productNr)).toEqual(['AZH'])
  })

  test('that are known but not sold are named', async () => {
    const found = await visitor.call(search, { query: 'DIN 7984 M8x20' })
    expect(found).toMatchObject({ total: 0, unsoldStandard: 'DIN 7984' })
    const unknown = await visitor.call(search, { query: 'DIN 99999' })
    expect(unknown).toMatchObject({ total: 0 })
    expect(unknown.unsoldStandard).toBeUndefined()
  })

  test.each(['DIN 15', 'DIN 1530', 'ISO 67'])('are completed: %s shows ejector pins', async (searchString) => {
    const { suggestions } = await visitor.call(autoComplete, { searchString })
    expect(suggestions[0]).toMatchObject({ kind: 'product', productNr: 'AZH' })
  })
})
