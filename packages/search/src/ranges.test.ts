import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { filterArticles } from './filter-articles.ts'
import { searchProducts } from './search-products.ts'
import { buildIndex, type PlainProduct, uuid } from './testing/catalogue.ts'
import { mixedOptions, passes, plainRows } from './testing/naive-filter.ts'

const count = 70_000

/** Two products whose lengths are all different, beside one that has none and one whose diameters are few. */
const products: PlainProduct[] = ['A', 'B', 'C'].map((productNr, place) => ({
  ...{ id: productNr, productNr, categoryIds: [productNr], texts: {}, values: { material: 'H' } },
  articles: Array.from({ length: place === 2 ? 10 : count / 2 }, (_, at) => ({
    ...{ id: uuid(place * count + at), articleNo: `${productNr}-${at}`, price: at % 100 },
    values: {
      diameter: at % 4,
      ...(place === 2 ? {} : { length: ((at * 7919) % (count / 2)) / 100 + (place * count) / 200 }),
    },
  })),
}))
const index = buildIndex(mixedOptions, products)
const rows = plainRows(products)
const lengths = rows.flatMap(({ values }) => (values.length === undefined ? [] : [Number(values.length)]))

const length = fc.oneof(fc.constantFrom(...lengths.slice(0, 100)), fc.double({ min: -10, max: 800, noNaN: true }))
const filter = fc.oneof(
  fc.record({ name: fc.constant('length'), min: length, max: length }),
  fc.record({ name: fc.constant('length'), min: length }),
  fc.record({ name: fc.constant('length'), values: fc.array(length, { maxLength: 3 }) }),
  fc.record({ name: fc.constant('diameter'), values: fc.subarray([0, 1, 2, 3]) }),
)
const request = { categoryIds: [], page: 1, size: 100_000 }

describe('an attribute of more than 65,535 values', () => {
  it('is filtered by limits and by value as looking at each article does, and its facet names the limits', () => {
    expect(new Set(lengths).size).toBeGreaterThan(0xffff)
    fc.assert(
      fc.property(fc.array(filter, { maxLength: 3 }), (filters) => {
        const result = filterArticles(index, { ...request, filters })
        if ('error' in result) throw new Error(result.error)
        const passing = rows.flatMap((row) => (passes(row, filters, null) ? [row.article?.id] : []))
        expect(result.total).toBe(passing.length)
        expect(new Set(result.items)).toEqual(new Set(passing))
        const left = rows.flatMap((row) => (passes(row, filters, 'length') ? [Number(row.values.length ?? -1)] : []))
        const counted = left.filter((value) => value >= 0)
        const limits = counted.reduce<{ min?: number; max?: number }>(
          ({ min = counted[0] ?? 0, max = min }, value) => ({ min: Math.min(min, value), max: Math.max(max, value) }),
          {},
        )
        expect(result.facets.find(({ name }) => name === 'length')).toEqual({
          ...{ name: 'length', kind: 'number', values: [] },
          ...limits,
        })
        expect(result.facets.find(({ name }) => name === 'diameter')?.values).toHaveLength(4)
      }),
      { numRuns: 25 },
    )
  })

  it('is sorted by', () => {
    for (const descending of [false, true]) {
      const result = filterArticles(index, { ...request, filters: [], sort: { by: 'length', descending }, size: 3 })
      const sorted = rows
        .filter(({ values }) => values.length !== undefined)
        .sort((a, b) => (descending ? -1 : 1) * (Number(a.values.length) - Number(b.values.length)))
      expect(result).toMatchObject({ items: sorted.slice(0, 3).map(({ article }) => article?.id) })
    }
  })

  it('counts products, and has no facet where no product has it', () => {
    const found = searchProducts(index, {
      ...{ ...request, query: '', language: 'de', dealsOnly: false },
      filters: [{ name: 'length', min: 100 }],
    })
    expect(found).toMatchObject({ total: 2 })
    const within = filterArticles(index, { ...request, categoryIds: ['C'], filters: [] })
    if ('error' in within) throw new Error(within.error)
    expect(within.facets.map(({ name }) => name)).toEqual(['diameter', 'material'])
  })

  it('of words can be filtered by them, and has no facet', () => {
    const articles = Array.from({ length: count }, (_, at) => ({
      ...{ id: uuid(at), articleNo: `W-${at}`, price: null, values: { material: `m${at}` } },
    }))
    const words = buildIndex(mixedOptions, [
      { id: 'W', productNr: 'W', categoryIds: [], texts: {}, values: {}, articles },
    ])
    const filters = [{ name: 'material', values: ['m69999', 'none'] }]
    expect(filterArticles(words, { ...request, filters })).toEqual({ total: 1, items: [uuid(69_999)], facets: [] })
  })
})
