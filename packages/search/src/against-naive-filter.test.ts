import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { Filter } from './facets/filter-groups.ts'
import type { Facet } from './facets/list-facets.ts'
import { filterArticles } from './filter-articles.ts'
import type { Sort } from './page.ts'
import { searchProducts } from './search-products.ts'
import type { PlainProduct } from './testing/catalogue.ts'
import { buildIndex, uuid } from './testing/catalogue.ts'
import { filterRows, mixedOptions, naiveFacets, plainRows } from './testing/naive-filter.ts'

const values = fc.record(
  {
    diameter: fc.constantFrom(1, 2, 3.2, 10),
    length: fc.constantFrom(50, 100, 160),
    head: fc.constantFrom(5, 6),
    material: fc.constantFrom('H', 'N', 'X'),
  },
  { requiredKeys: [] },
)

const product = fc.record({
  values: fc.record({ material: fc.constantFrom('H', 'N', 'X'), head: fc.constantFrom(5, 7) }, { requiredKeys: [] }),
  categoryIds: fc.subarray(['a', 'b', 'c']),
  deal: fc.boolean(),
  articles: fc.array(fc.record({ values, price: fc.option(fc.integer({ min: 0, max: 500 })) }), { maxLength: 40 }),
})

/** Catalogues of any shape: values per product or article, missing ones, products without articles. */
const arbitraryProducts: fc.Arbitrary<PlainProduct[]> = fc.array(product, { maxLength: 6 }).map((products) =>
  products.map(({ articles, deal, ...rest }, place) => ({
    ...rest,
    id: `p${place}`,
    productNr: `P${String.fromCharCode(65 + place)}`,
    texts: {},
    flags: { deal },
    articles: articles.map((article, at) => ({
      ...article,
      id: uuid(place * 1000 + at),
      articleNo: `P${String.fromCharCode(65 + place)}-${at + 1}`,
    })),
  })),
)

const range = fc.record({ min: fc.integer({ min: 0, max: 120 }), max: fc.integer({ min: 0, max: 200 }) })

/** Filters over these catalogues: several of one attribute, ranges, values that do not exist. */
const arbitraryFilters: fc.Arbitrary<Filter[]> = fc.array(
  fc.oneof(
    fc.record({ name: fc.constant('diameter'), values: fc.subarray([1, 2, 3.2, 10, 99]) }),
    fc.record({ name: fc.constant('length'), values: fc.subarray([50, 100, 160]) }),
    fc.record({ name: fc.constant('head'), values: fc.subarray([5, 6, 7]) }),
    fc.record({ name: fc.constant('material'), values: fc.subarray(['H', 'N', 'X', '?']) }),
    range.map((limits) => ({ name: 'length', ...limits })),
    range.map(({ min }) => ({ name: 'diameter', min: min / 20 })),
  ),
  { maxLength: 4 },
)

const anything = { query: '', language: 'de', categoryIds: [], dealsOnly: false, page: 1, size: 999 }

/** Facets without the values that are listed only because the buyer chose them. */
function occurring(facets: readonly Facet[], expected: readonly Facet[]): Facet[] {
  const known = new Map(expected.map(({ name, values }) => [name, new Set(values.map(({ value }) => value))]))
  return facets.flatMap((facet) => {
    const values = facet.values.filter(({ value, count }) => count > 0 || known.get(facet.name)?.has(value))
    return values.length === 0 ? [] : [{ ...facet, values }]
  })
}

describe('the index against a naive filter', () => {
  it('counts articles as a look at each article does', () => {
    fc.assert(
      fc.property(arbitraryProducts, arbitraryFilters, fc.subarray(['a', 'b']), (products, filters, categoryIds) => {
        const result = filterArticles(buildIndex(mixedOptions, products), {
          filters,
          categoryIds,
          page: 1,
          size: 999,
        })
        if ('error' in result) throw new Error(result.error)
        const rows = plainRows(products).filter(
          ({ product }) => categoryIds.length === 0 || product.categoryIds.some((id) => categoryIds.includes(id)),
        )
        const passing = filterRows(rows, filters, null).flatMap(({ article }) => article?.id ?? [])
        const facets = naiveFacets(rows, filters, 'articles')
        expect(result.total).toBe(passing.length)
        expect(result.items.toSorted()).toEqual(passing.toSorted())
        expect(occurring(result.facets, facets)).toEqual(facets)
      }),
      { numRuns: 100 },
    )
  })

  it('counts products as a look at each product does', () => {
    fc.assert(
      fc.property(arbitraryProducts, arbitraryFilters, fc.boolean(), (products, filters, dealsOnly) => {
        const result = searchProducts(buildIndex(mixedOptions, products), { ...anything, filters, dealsOnly })
        if ('error' in result) throw new Error(result.error)
        const rows = plainRows(products).filter(({ product }) => !dealsOnly || product.flags?.deal)
        const passing = new Set(filterRows(rows, filters, null).map(({ product }) => product.id))
        const facets = naiveFacets(rows, filters, 'products')
        expect(result.items.map(({ id }) => id)).toEqual([...passing])
        expect(occurring(result.facets, facets)).toEqual(facets)
        for (const { id, passing: described } of result.items) {
          if (described === null) continue
          const own = filterRows(rows, filters, null).flatMap(({ product, article }) =>
            product.id === id && article !== null ? [article] : [],
          )
          const prices = own.flatMap(({ price }) => price ?? [])
          expect(described.count).toBe(own.length)
          expect(described.lowestPrice).toBe(prices.length === 0 ? null : Math.min(...prices))
          expect(described.only?.id).toBe(own.length === 1 ? own[0]?.id : undefined)
        }
      }),
      { numRuns: 100 },
    )
  })

  it('sorts by any field, either way, and leaves equals in the order of their numbers', () => {
    const by = fc.constantFrom('articleNo', 'price', 'diameter', 'length', 'head', 'material')
    fc.assert(
      fc.property(
        arbitraryProducts,
        arbitraryFilters,
        fc.record({ by, descending: fc.boolean() }),
        (products, filters, sort) => {
          const index = buildIndex(mixedOptions, products)
          const result = filterArticles(index, { filters, categoryIds: [], sort, page: 1, size: 999 })
          if ('error' in result) throw new Error(result.error)
          expect(result.items).toEqual(sortNaively(products, filters, sort))
        },
      ),
      { numRuns: 100 },
    )
  })

  it('cuts pages out of one order without losing or repeating an item', () => {
    const by = fc.constantFrom('articleNo', 'price', 'diameter')
    fc.assert(
      fc.property(
        arbitraryProducts,
        fc.record({ by, descending: fc.boolean() }),
        fc.integer({ min: 1, max: 30 }),
        (products, sort, size) => {
          const index = buildIndex(mixedOptions, products)
          const read = (page: number, upTo: number) => {
            const result = filterArticles(index, { filters: [], categoryIds: [], sort, page, size: upTo })
            if ('error' in result) throw new Error(result.error)
            return result.items
          }
          const pages = Array.from({ length: 240 / size + 2 }, (_, page) => read(page + 1, size))
          expect(pages.flat()).toEqual(read(1, 999))
          expect(pages.every((items) => items.length <= size)).toBe(true)
        },
      ),
      { numRuns: 100 },
    )
  })
})

function sortNaively(
  products: readonly PlainProduct[],
  filters: readonly Filter[],
  { by, descending }: Sort,
): string[] {
  const rows = filterRows(plainRows(products), filters, null).flatMap(({ article, values }) =>
    article === null ? [] : [{ article, values }],
  )
  if (by === 'articleNo') {
    const ids = rows.map(({ article }) => article.id)
    return descending ? ids.reverse() : ids
  }
  const turn = descending ? -1 : 1
  const keyed = rows.map(({ article, values }) => ({
    id: article.id,
    key: by === 'price' ? article.price : (values[by] ?? null),
  }))
  return keyed
    .sort((a, b) => {
      if (a.key === null || b.key === null) return Number(a.key === null) - Number(b.key === null)
      return a.key === b.key ? 0 : turn * (a.key < b.key ? -1 : 1)
    })
    .map(({ id }) => id)
}
