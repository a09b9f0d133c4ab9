import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { ArticleResult } from '../filter-articles.ts'
import { filterArticles } from '../filter-articles.ts'
import { searchProducts } from '../search-products.ts'
import { arbitraryFilters, arbitraryOptions, arbitraryProducts } from '../testing/arbitrary-catalogue.ts'
import { buildIndex, pinIndex } from '../testing/catalogue.ts'
import { naiveFacets, passes, plainRows } from '../testing/naive-filter.ts'
import type { Filter } from './filter-groups.ts'
import type { Facet } from './list-facets.ts'

const anything = { query: '', language: 'de', categoryIds: [], dealsOnly: false, page: 1, size: 999 }

/** Facets without values that only stand there because they are chosen. */
function occurring(facets: readonly Facet[], expected: readonly Facet[]): Facet[] {
  const known = new Map(expected.map(({ name, values }) => [name, new Set(values.map(({ value }) => value))]))
  return facets.flatMap((facet) => {
    const values = facet.values.filter(({ value, count }) => count > 0 || known.get(facet.name)?.has(value))
    return values.length === 0 ? [] : [{ ...facet, values }]
  })
}

describe('facets against a naive filter', () => {
  it('count articles as looking at each article does', () => {
    fc.assert(
      fc.property(arbitraryProducts, arbitraryFilters, fc.subarray(['a', 'b']), (products, filters, categoryIds) => {
        const result = filterArticles(buildIndex(arbitraryOptions, products), {
          filters,
          categoryIds,
          page: 1,
          size: 999,
        })
        if ('error' in result) throw new Error(result.error)
        const rows = plainRows(products).filter(
          ({ product }) => categoryIds.length === 0 || product.categoryIds.some((id) => categoryIds.includes(id)),
        )
        const passing = rows.flatMap((row) =>
          row.article !== null && passes(row, filters, null) ? [row.article.id] : [],
        )
        const facets = naiveFacets(rows, filters, 'articles')
        expect(result.total).toBe(passing.length)
        expect(result.items.toSorted()).toEqual(passing.toSorted())
        expect(occurring(result.facets, facets)).toEqual(facets)
      }),
      { numRuns: 300 },
    )
  })

  it('count products as looking at each product does', () => {
    fc.assert(
      fc.property(arbitraryProducts, arbitraryFilters, fc.boolean(), (products, filters, dealsOnly) => {
        const result = searchProducts(buildIndex(arbitraryOptions, products), { ...anything, filters, dealsOnly })
        if ('error' in result) throw new Error(result.error)
        const rows = plainRows(products).filter(({ product }) => !dealsOnly || product.flags?.deal)
        const passing = new Set(rows.filter((row) => passes(row, filters, null)).map(({ product }) => product.id))
        const facets = naiveFacets(rows, filters, 'products')
        expect(result.items.map(({ id }) => id)).toEqual([...passing])
        expect(occurring(result.facets, facets)).toEqual(facets)
      }),
      { numRuns: 300 },
    )
  })
})

function filtered(filters: readonly Filter[]): ArticleResult {
  const result = filterArticles(pinIndex, { filters, categoryIds: [], page: 1, size: 999 })
  if ('error' in result) throw new Error(result.error)
  return result
}

describe('facets', () => {
  it('keep the values of an attribute open that is already chosen', () => {
    const { total, facets } = filtered([
      { name: 'diameter', values: [3.2] },
      { name: 'length', values: [160] },
    ])
    expect(total).toBe(2)
    const diameter = facets.find(({ name }) => name === 'diameter')
    expect(diameter?.values).toContainEqual({ value: 6, count: 2, selected: false })
    expect(diameter?.values).toContainEqual({ value: 3.2, count: 2, selected: true })
  })

  it('keep a value that no longer occurs, with count 0, and name the limits of what is left', () => {
    const { facets } = filtered([{ name: 'standard', values: ['ISO 8405'] }])
    const diameter = facets.find(({ name }) => name === 'diameter')
    expect(diameter?.values).toContainEqual({ value: 32, count: 0, selected: false })
    expect([diameter?.min, diameter?.max]).toEqual([5, 5])
  })

  it('understand numbers written with a comma', () => {
    expect(filtered([{ name: 'diameter', values: ['3,2'] }]).total).toBe(
      filtered([{ name: 'diameter', values: [3.2] }]).total,
    )
  })

  it('find nothing outside a range that is turned round', () => {
    expect(filtered([{ name: 'length', min: 200, max: 100 }]).total).toBe(0)
  })

  it.each([
    { name: 'colour', values: ['red'] },
    { name: '__proto__', values: [1] },
    { name: 'material', min: 1 },
  ])('refuse %j', (filter) => {
    const unknown = { error: 'unknownFilter', name: filter.name }
    expect(filterArticles(pinIndex, { filters: [filter], categoryIds: [], page: 1, size: 10 })).toEqual(unknown)
    expect(searchProducts(pinIndex, { ...anything, filters: [filter] })).toEqual(unknown)
  })
})
