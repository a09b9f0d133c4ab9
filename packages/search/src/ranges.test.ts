import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { Filter } from './facets/filter-groups.ts'
import { maxListed } from './facets/list-facets.ts'
import { filterArticles } from './filter-articles.ts'
import { searchProducts } from './search-products.ts'
import { buildIndex, type PlainProduct, uuid } from './testing/catalogue.ts'
import { filterRows, mixedOptions, naiveFacets, plainRows } from './testing/naive-filter.ts'

const count = 70_000

/** Two products whose lengths are all different, and one that has none. */
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
const filter: fc.Arbitrary<Filter> = fc.oneof(
  fc.record({ name: fc.constant('length'), min: length, max: length }),
  fc
    .tuple(length, fc.double({ min: 0, max: 9, noNaN: true }))
    .map(([min, span]) => ({ name: 'length', min, max: min + span })),
  fc.record({ name: fc.constant('length'), min: length }),
  fc.record({ name: fc.constant('length'), values: fc.array(length, { maxLength: 3 }) }),
  fc.record({ name: fc.constant('diameter'), values: fc.subarray([0, 1, 2, 3]) }),
  fc.record({ name: fc.constant('diameter'), values: fc.constant([9]) }),
)
const request = { categoryIds: [], page: 1, size: 100_000 }

function filtered(filters: readonly Filter[], categoryIds: string[] = []) {
  const result = filterArticles(index, { ...request, filters, categoryIds })
  if ('error' in result) throw new Error(result.error)
  return result
}

describe('an attribute of more than 65,535 values', () => {
  it('is filtered by limits and by value as a look at each article does', { tags: ['release'] }, () => {
    expect(new Set(lengths).size).toBeGreaterThan(0xffff)
    fc.assert(
      fc.property(fc.array(filter, { maxLength: 3 }), (filters) => {
        const passing = new Set(filterRows(rows, filters, null).map(({ article }) => article?.id))
        const { total, items } = filtered(filters)
        expect(total).toBe(passing.size)
        expect([...passing.symmetricDifference(new Set(items))]).toEqual([])
      }),
      { numRuns: 25 },
    )
  })

  it('has a facet with its limits, which lists the remaining values when these are few enough', {
    tags: ['release'],
  }, () => {
    fc.assert(
      fc.property(fc.array(filter, { maxLength: 2 }), fc.array(length, { maxLength: 2 }), (others, values) => {
        // An attribute's own filter does not restrict its facet, so the test filters by another attribute.
        const narrow = { name: 'head', values: [5] }
        const filters = [...others, { name: 'length', values }]
        for (const all of [filters, [...filters, narrow]]) {
          const named = new Set(all.flatMap((each) => (each.name === 'length' ? (each.values ?? []) : [])))
          const counts = new Map<number, number>()
          for (const row of filterRows(rows, all, 'length')) {
            if (row.values.length === undefined) continue
            counts.set(Number(row.values.length), (counts.get(Number(row.values.length)) ?? 0) + 1)
          }
          const counted = [...counts.keys()].sort((a, b) => a - b)
          const chosen = lengths.filter((value) => named.has(value))
          const listed = counted.length > maxListed ? chosen : [...counted, ...chosen]
          const facet = filtered(all).facets.find(({ name }) => name === 'length')
          expect([facet?.min, facet?.max]).toEqual([counted[0], counted.at(-1)])
          expect(facet?.values ?? []).toEqual(
            [...new Set(listed)]
              .sort((a, b) => a - b)
              .map((value) => ({ value, count: counts.get(value) ?? 0, selected: named.has(value) })),
          )
        }
      }),
      { numRuns: 15 },
    )
  })

  it('lists the remaining values if another filter leaves few', () => {
    const few = buildIndex(mixedOptions, [
      ...products,
      {
        ...{ id: 'D', productNr: 'D', categoryIds: ['D'], texts: {}, values: { material: 'N' } },
        articles: [1, 2].map((at) => ({
          ...{ id: uuid(9_000_000 + at), articleNo: `D-${at}`, price: 1, values: { length: at + 0.005 } },
        })),
      },
    ])
    const result = filterArticles(few, { ...request, filters: [{ name: 'material', values: ['N'] }] })
    expect(result).toMatchObject({ total: 2 })
    const facet = 'error' in result ? undefined : result.facets.find(({ name }) => name === 'length')
    expect(facet).toEqual({
      ...{ name: 'length', kind: 'number', min: 1.005, max: 2.005 },
      values: [1.005, 2.005].map((value) => ({ value, count: 1, selected: false })),
    })
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
    const facets = naiveFacets(plainRows(products.slice(2)), [], 'articles')
    expect(filtered([], ['C']).facets).toEqual(facets)
    expect(facets.map(({ name }) => name)).toEqual(['diameter', 'material'])
  })

  it('of texts can be filtered by value, and then lists the chosen values', { tags: ['release'] }, () => {
    const articles = Array.from({ length: count }, (_, at) => ({
      ...{ id: uuid(at), articleNo: `W-${at}`, price: null, values: { material: `m${at}` } },
    }))
    const words = buildIndex(mixedOptions, [
      { id: 'W', productNr: 'W', categoryIds: [], texts: {}, values: {}, articles },
    ])
    expect(filterArticles(words, { ...request, filters: [], size: 1 })).toMatchObject({ total: count, facets: [] })
    const filters = [{ name: 'material', values: ['m69999', 'none'] }]
    expect(filterArticles(words, { ...request, filters })).toEqual({
      ...{ total: 1, items: [uuid(69_999)] },
      facets: [{ name: 'material', kind: 'choice', values: [{ value: 'm69999', count: 1, selected: true }] }],
    })
  })
})
