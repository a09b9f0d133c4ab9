import { describe, expect, it } from 'vitest'
import type { ArticleResult } from '../filter-articles.ts'
import { filterArticles } from '../filter-articles.ts'
import { searchProducts } from '../search-products.ts'
import { buildIndex, pinIndex, pinOptions, uuid } from '../testing/catalogue.ts'
import type { Filter } from './filter-groups.ts'

const anything = { query: '', language: 'de', categoryIds: [], dealsOnly: false, page: 1, size: 999 }

function filtered(filters: readonly Filter[]): ArticleResult {
  const result = filterArticles(pinIndex, { filters, categoryIds: [], page: 1, size: 999 })
  if ('error' in result) throw new Error(result.error)
  return result
}

describe('facets', () => {
  it('do not restrict the values of an attribute by its own filter', () => {
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

  it('are compact without values that count nothing, unless they are chosen', () => {
    const filters = [
      { name: 'standard', values: ['ISO 8405'] },
      { name: 'diameter', values: [5, 32] },
    ]
    const request = { filters, categoryIds: [], page: 1, size: 999 }
    const [all, compact] = [
      filterArticles(pinIndex, request),
      filterArticles(pinIndex, { ...request, isCompact: true }),
    ]
    if ('error' in all || 'error' in compact) throw new Error('unknown filter')
    const useful = all.facets.map((facet) => ({
      ...facet,
      values: facet.values.filter(({ count, selected }) => count > 0 || selected),
    }))
    expect(compact.facets).toEqual(useful.filter(({ values }) => values.length > 0))
    expect(compact.facets.find(({ name }) => name === 'diameter')?.values).toEqual([
      { value: 5, count: 2, selected: true },
      { value: 32, count: 0, selected: true },
    ])
  })

  it.each([
    [200, 200],
    [201, 0],
  ])('of %i numbers have %i values if they are compact, else a range', (count, listed) => {
    const articles = Array.from({ length: count }, (_, at) => ({
      id: uuid(at),
      articleNo: `P-${at}`,
      values: { length: at + 1 },
      price: 1,
    }))
    const index = buildIndex(pinOptions, [
      { id: 'p', productNr: 'P', categoryIds: [], texts: {}, values: {}, articles },
    ])
    const request = { filters: [], categoryIds: [], page: 1, size: 1 }
    const compact = filterArticles(index, { ...request, isCompact: true })
    const all = filterArticles(index, request)
    if ('error' in all || 'error' in compact) throw new Error('unknown filter')
    expect(compact.facets[0]?.values).toHaveLength(listed)
    expect(compact.facets[0]).toMatchObject({ name: 'length', min: 1, max: count })
    expect(all.facets[0]?.values).toHaveLength(count)
  })

  it('understand numbers written with a comma', () => {
    expect(filtered([{ name: 'diameter', values: ['3,2'] }]).total).toBe(
      filtered([{ name: 'diameter', values: [3.2] }]).total,
    )
  })

  it('find nothing in a range whose minimum is above its maximum', () => {
    expect(filtered([{ name: 'length', min: 200, max: 100 }]).total).toBe(0)
  })

  it.each([
    { name: 'colour', values: ['red'] },
    { name: '__proto__', values: [1] },
    { name: 'material', min: 1 },
  ])('reject %j', (filter) => {
    const unknown = { error: 'unknownFilter', name: filter.name }
    expect(filterArticles(pinIndex, { filters: [filter], categoryIds: [], page: 1, size: 10 })).toEqual(unknown)
    expect(searchProducts(pinIndex, { ...anything, filters: [filter] })).toEqual(unknown)
  })
})
