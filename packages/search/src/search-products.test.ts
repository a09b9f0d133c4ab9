import { describe, expect, it } from 'vitest'
import type { ProductRequest, ProductResult } from './search-products.ts'
import { searchProducts } from './search-products.ts'
import { buildIndex, pinIndex, pinOptions, pinProducts } from './testing/catalogue.ts'

function search(query: string, more: Partial<ProductRequest> = {}): ProductResult {
  const request = { query, language: 'de', filters: [], categoryIds: [], dealsOnly: false, page: 1, size: 20, ...more }
  const result = searchProducts(pinIndex, request)
  if ('error' in result) throw new Error(result.error)
  return result
}

const found = (query: string, more: Partial<ProductRequest> = {}) =>
  search(query, more).items.map(({ productNr }) => productNr)

describe('searching by words', () => {
  it.each([
    ['auswerferst', ['AZH', 'AZX-TIN']],
    ['Stift', ['AZH', 'AZX-TIN', 'KSH']],
    ['stifte gehärtet', ['AZH']],
    ['Auswerfer nitriert', ['AHN']],
    ['Führungssäulen', ['FSE']],
    ['fuehrungssaeule', ['FSE']],
    ['FUHRUNGSSAULE', ['FSE']],
    ['Kern-Stift', ['KSH']],
    ['DIN 1530', ['AZH', 'AZX-TIN']],
    ['din1530', ['AZH', 'AZX-TIN']],
    ['1.2343 stift', ['AZX-TIN']],
    ['azxtin', ['AZX-TIN']],
  ])('%s finds %j', (query, expected) => {
    expect(found(query).toSorted()).toEqual(expected.toSorted())
  })

  it('needs every word', () => {
    expect(found('Kernstift nitriert')).toEqual([])
    expect(found('Auswerferstift Quatschwort')).toEqual([])
  })

  it('puts the better answer first', () => {
    expect(found('Kernstift Stift')[0]).toBe('KSH')
    expect(found('AZX-TIN')[0]).toBe('AZX-TIN')
  })

  it('reads the requested language, German and English', () => {
    expect(found('sleeve', { language: 'fr' })).toEqual(['AHN'])
    expect(found('guide pillars', { language: 'en' })).toEqual(['FSE'])
    expect(found('ejectorpin', { language: 'en' }).toSorted()).toEqual(['AZH', 'AZX-TIN'])
  })
})

describe('typing errors', () => {
  it.each([
    ['Kernstfit', 'KSH'],
    ['Kernstitf', 'KSH'],
    ['Kenrstift', 'KSH'],
    ['Auswerferhülze', 'AHN'],
    ['Ausverferhülze', 'AHN'],
    ['Fürungssäule', 'FSE'],
    ['slevee', 'AHN'],
  ])('%s still finds %s', (query, expected) => {
    expect(found(query)).toEqual([expected])
  })

  it.each(['Kaarnstiiftt', 'cro', 'DIN 1531', 'ISO 6752', '1.2344', 'AZJ'])('%s finds nothing', (query) => {
    expect(found(query)).toEqual([])
  })
})

describe('searching by sizes', () => {
  it.each(['6x160', '⌀6 x 160', 'Ø 6 × 160', '6 x ø160', 'ø6*160 mm'])(
    '%s names the article in each product',
    (query) => {
      const { items } = search(query)
      expect(items.map(({ article }) => article?.articleNo)).toEqual(['AZH-6x160', 'AZX-TIN-6x160'])
    },
  )

  it('joins with words and takes a comma', () => {
    const { items } = search('DIN 1530 gehärtet 3,2x160')
    expect(items.map(({ article }) => article?.articleNo)).toEqual(['AZH-3.2x160'])
  })

  it('accepts the beginning of a size only if no product has the size itself', () => {
    expect(search('3.2x16').items.map(({ article }) => article?.articleNo)).toEqual(['AZH-3.2x160', 'AZX-TIN-3.2x160'])
    expect(found('32x161')).toEqual([])
  })

  it('finds a single number among the sizes', () => {
    expect(found('Führungssäule 24')).toEqual(['FSE'])
    expect(found('Führungssäule 25')).toEqual([])
  })

  it('compares a letter beside a figure only as a whole', () => {
    const coated = pinProducts
      .filter(({ productNr }) => productNr === 'KSH')
      .map((product) => {
        return { ...product, id: 'dlc', productNr: 'DLC', texts: { de: ['Stift', 'DLC', 'H13'] } }
      })
    const index = buildIndex(pinOptions, [...pinProducts, ...coated])
    const request = { language: 'de', filters: [], categoryIds: [], dealsOnly: false, page: 1, size: 20 }
    const first = (query: string) => {
      const result = searchProducts(index, { ...request, query })
      return 'error' in result ? [] : result.items.map(({ productNr }) => productNr)
    }
    expect(first('d4 L160')[0]).toBe('KSH')
    expect(first('D=4')).toEqual(['KSH', 'DLC'])
    expect(first('H13')).toEqual(['DLC'])
  })

  it('lets an exact article number win', () => {
    const { items, total, exact } = search('azh 3,2x160')
    expect([total, items[0]?.productNr, items[0]?.article?.articleNo, exact?.articleNo]).toEqual([
      1,
      'AZH',
      'AZH-3.2x160',
      'AZH-3.2x160',
    ])
    expect(search('3,2x160').exact).toBeNull()
  })
})

describe('narrowing and ordering', () => {
  it('finds products of the named categories and deals only', () => {
    expect(found('', { categoryIds: ['guides'] })).toEqual(['FSE'])
    expect(found('', { categoryIds: ['guides', 'pins'] })).toHaveLength(5)
    expect(found('', { categoryIds: ['nowhere'] })).toEqual([])
    expect(found('', { dealsOnly: true })).toEqual([])
    const dealt = pinProducts.map((product) => ({ ...product, flags: { deal: product.productNr === 'KSH' } }))
    const request = { query: '', language: 'de', filters: [], categoryIds: [], dealsOnly: true, page: 1, size: 20 }
    expect(searchProducts(buildIndex(pinOptions, dealt), request)).toMatchObject({ items: [{ productNr: 'KSH' }] })
  })

  it.each([
    ['productNr', false, ['AHN', 'AZH', 'AZX-TIN', 'FSE', 'KSH']],
    ['name', false, ['AHN', 'AZX-TIN', 'AZH', 'FSE', 'KSH']],
    ['name', true, ['KSH', 'FSE', 'AZH', 'AZX-TIN', 'AHN']],
    ['price', false, ['KSH', 'AZH', 'AZX-TIN', 'AHN', 'FSE']],
    ['diameter', true, ['AZH', 'FSE', 'AZX-TIN', 'AHN', 'KSH']],
    ['diameter', false, ['KSH', 'AZH', 'AZX-TIN', 'AHN', 'FSE']],
  ])('sorts by %s, descending %s', (by, descending, expected) => {
    expect(found('', { sort: { by, descending } })).toEqual(expected)
  })

  it('cuts pages and keeps the total', () => {
    const { total, items } = search('', { page: 2, size: 2 })
    expect([total, items.map(({ productNr }) => productNr)]).toEqual([5, ['KSH', 'FSE']])
    expect(search('', { page: 9, size: 2 }).items).toEqual([])
  })

  it('rejects an unknown sort', () => {
    const request = { query: '', language: 'de', filters: [], categoryIds: [], dealsOnly: false, page: 1, size: 20 }
    const sort = { by: 'colour', descending: false }
    expect(searchProducts(pinIndex, { ...request, sort })).toEqual({ error: 'unknownSort', name: 'colour' })
  })
})

describe('strange texts', () => {
  it.each(['\0', '\ud800', '---', '%', '\u202e'])('find nothing: %j', (query) => {
    expect(found(query)).toEqual([])
  })

  // The time limit of all tests ends a search whose time grows with the text.
  it.each(['ä', 'stift ', '1x', '\ud800'])('of 100 kB find what their beginning finds: %j', (piece) => {
    const text = piece.repeat(100_000 / piece.length)
    expect(search(text)).toEqual(search(text.slice(0, 200)))
  })

  it('of separators around words do not matter', () => {
    expect(found('\0Kernstift\ud800')).toEqual(['KSH'])
  })
})
