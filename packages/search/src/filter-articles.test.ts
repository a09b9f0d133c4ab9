import { describe, expect, it } from 'vitest'
import type { ArticleRequest, ArticleResult } from './filter-articles.ts'
import { filterArticles } from './filter-articles.ts'
import { buildIndex, pinIndex, pinOptions, pinProducts } from './testing/catalogue.ts'

const numbers = new Map(pinProducts.flatMap(({ articles }) => articles.map(({ id, articleNo }) => [id, articleNo])))

function filter(more: Partial<ArticleRequest>): ArticleResult {
  const result = filterArticles(pinIndex, { filters: [], categoryIds: [], page: 1, size: 999, ...more })
  if ('error' in result) throw new Error(result.error)
  return result
}

const found = (more: Partial<ArticleRequest>) => filter(more).items.map((id) => numbers.get(id))

describe('filtering articles', () => {
  it('joins values of one attribute by or, attributes by and', () => {
    const filters = [
      { name: 'diameter', values: [3.2, 6] },
      { name: 'length', min: 150, max: 200 },
      { name: 'material', values: ['1.2516'] },
    ]
    expect(found({ filters })).toEqual(['AZH-3.2x160', 'AZH-3.2x200', 'AZH-6x160', 'AZH-6x200'])
  })

  it('orders article numbers by their sizes, not letter by letter', () => {
    const filters = [
      { name: 'length', values: [100] },
      { name: 'material', values: ['1.2516'] },
    ]
    expect(found({ filters })).toEqual(['AZH-3.2x100', 'AZH-6x100', 'AZH-10x100', 'AZH-16x100', 'AZH-32x100'])
  })

  it('sorts by price and by attributes', () => {
    const filters = [
      { name: 'diameter', values: [3.2, 6] },
      { name: 'length', values: [160] },
    ]
    const ascending = ['AZH-3.2x160', 'AZX-TIN-3.2x160', 'AZH-6x160', 'AZX-TIN-6x160']
    expect(found({ filters, sort: { by: 'price', descending: false } })).toEqual(ascending)
    const descending = ['AZH-6x160', 'AZX-TIN-6x160', 'AZH-3.2x160', 'AZX-TIN-3.2x160']
    expect(found({ filters, sort: { by: 'diameter', descending: true } })).toEqual(descending)
  })

  it('sorts by availability, unknown last', () => {
    const soonness = [{ soonness: 3 }, {}, { soonness: 1 }, { soonness: 2 }]
    const products = pinProducts.map((product) => ({
      ...product,
      articles: product.articles.map((article, at) => ({ ...article, ...soonness[at] })),
    }))
    const index = buildIndex(pinOptions, products)
    const sorted = (descending: boolean) => {
      const request = {
        filters: [],
        categoryIds: ['guides'],
        page: 1,
        size: 9,
        sort: { by: 'availability', descending },
      }
      const result = filterArticles(index, request)
      return 'error' in result ? [] : result.items.map((id) => numbers.get(id))
    }
    expect(sorted(false)).toEqual(['FSE-24x76', 'FSE-24x96', 'FSE-20x76', 'FSE-20x96'])
    expect(sorted(true)).toEqual(['FSE-20x76', 'FSE-24x96', 'FSE-24x76', 'FSE-20x96'])
  })

  it('finds articles of products that match a text', () => {
    const filters = [{ name: 'length', values: [160] }]
    expect(found({ filters, text: { query: 'Kernstift', language: 'de' } })).toEqual(['KSH-2x160', 'KSH-4x160'])
    expect(filter({ text: { query: 'Quatschwort', language: 'de' } }).total).toBe(0)
    expect(filter({ text: { query: ' ', language: 'de' } }).total).toBe(numbers.size)
  })

  it('lists those of the best matching products first, unless a sort is given', () => {
    const texts = { de: ['Hülse', 'für einen Kernstift'] }
    const sleeve = pinProducts.filter(({ productNr }) => productNr === 'AHN').map((product) => ({ ...product, texts }))
    const index = buildIndex(pinOptions, [...sleeve, ...pinProducts.filter(({ productNr }) => productNr === 'KSH')])
    const listed = (sort?: ArticleRequest['sort']) => {
      const text = { query: 'Kernstift', language: 'de' }
      const request = { filters: [], categoryIds: [], text, page: 1, size: 1, ...(sort === undefined ? {} : { sort }) }
      const result = filterArticles(index, request)
      return 'error' in result ? [] : result.items.map((id) => numbers.get(id))
    }
    expect(listed()).toEqual(['KSH-2x80'])
    expect(listed({ by: 'articleNo', descending: false })).toEqual(['AHN-5x75'])
  })

  it('finds articles of the named products and categories only', () => {
    expect(filter({ productIds: ['product-KSH', 'gone'] }).total).toBe(4)
    expect(filter({ categoryIds: ['guides'] }).total).toBe(4)
    expect(filter({ categoryIds: ['guides'], productIds: ['product-KSH'] }).total).toBe(0)
  })

  it('lists nothing above the most items, but counts', () => {
    const { items, total, facets } = filter({ maxItems: 10 })
    expect([items.length, total]).toEqual([0, numbers.size])
    expect(facets.find(({ name }) => name === 'standard')?.values.map(({ count }) => count)).toEqual([19, 4, 4, 2])
  })

  it('rejects an unknown sort', () => {
    const request = { filters: [], categoryIds: [], page: 1, size: 10, sort: { by: 'relevance', descending: false } }
    expect(filterArticles(pinIndex, request)).toEqual({ error: 'unknownSort', name: 'relevance' })
  })
})
