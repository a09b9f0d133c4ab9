import { describe, expect, it } from 'vitest'
import { candidateProducts } from '../candidates.ts'
import { filterArticles } from '../filter-articles.ts'
import { findArticle } from '../find-article.ts'
import type { Flag } from '../index-input.ts'
import { buildIndex, pinIndex, pinOptions, pinProducts, uuid } from '../testing/catalogue.ts'
import { beginIndex } from './begin-index.ts'

const product = { id: 'p', productNr: 'P', categoryIds: [], texts: {}, values: {} }
const article = { id: uuid(1), articleNo: 'P-1', values: {}, price: 1 }

describe('building an index', () => {
  it.each([
    ['an id that is no UUID', { id: '1' }],
    ['a UUID with a stray letter', { id: '01890000-0000-7000-8000-00000000000g' }],
    ['a number beyond ASCII', { articleNo: 'P-1×2' }],
    ['no number', { articleNo: '' }],
    ['an attribute that was not declared', { values: { colour: 'red' } }],
    ['a text where a number belongs', { values: { diameter: '3' } }],
    ['a number that is none', { values: { diameter: Number.NaN } }],
  ])('rejects an article with %s', (_, change) => {
    const builder = beginIndex(pinOptions)
    builder.addProduct(product)
    expect(() => builder.addArticle({ ...article, ...change })).toThrow()
  })

  it('rejects an article before any product', () => {
    expect(() => beginIndex(pinOptions).addArticle(article)).toThrow('product')
  })

  it('may be empty', () => {
    const index = beginIndex(pinOptions).finish()
    expect(findArticle(index, 'P-1')).toBeUndefined()
    expect(filterArticles(index, { filters: [], categoryIds: [], page: 1, size: 10 })).toEqual({
      total: 0,
      items: [],
      facets: [],
    })
  })

  it('accepts a product with more articles than 16 bits can count', () => {
    const articles = Array.from({ length: 70_000 }, (_, at) => ({
      id: uuid(at),
      articleNo: `P-${at + 1}`,
      values: { diameter: at % 7, length: at % 300 },
      price: 70_000 - at,
    }))
    const index = buildIndex(pinOptions, [{ ...product, articles }])
    const filters = [
      { name: 'diameter', values: [3] },
      { name: 'length', min: 150 },
    ]
    const result = filterArticles(index, {
      filters,
      categoryIds: [],
      page: 1,
      size: 1,
      sort: { by: 'price', descending: false },
    })
    const expected = articles.filter(({ values }) => values.diameter === 3 && values.length >= 150)
    expect(result).toMatchObject({ total: expected.length, items: [expected.at(-1)?.id] })
    expect(findArticle(index, 'p 69999')?.id).toBe(uuid(69_998))
  })

  it('can be handed to another thread without a copy of its columns', () => {
    const built = buildIndex(pinOptions, pinProducts)
    const received = structuredClone(built)
    expect(received).toEqual(pinIndex)
    received.articles.soonness[0] = 7
    expect(built.articles.soonness[0]).toBe(7)
  })

  it('leaves ids and numbers as they were given', () => {
    expect(findArticle(pinIndex, 'AHN-5x75')).toMatchObject({ articleNo: 'AHN-5x75', productId: 'product-AHN' })
    const odd = { ...article, id: 'ABCDEF01-2345-6789-abcd-ef0123456789', articleNo: 'p/1_a' }
    const index = buildIndex(pinOptions, [{ ...product, articles: [odd] }])
    expect(findArticle(index, 'P1A')).toMatchObject({
      id: odd.id.toLowerCase(),
      articleNo: 'p/1_a',
      productId: 'p',
      productNr: 'P',
    })
  })

  it('knows which products carry a flag', () => {
    const index = buildIndex(pinOptions, [
      { ...product, id: 'a', flags: { new: true }, articles: [] },
      { ...product, id: 'b', flags: { deal: true, new: true }, articles: [] },
      { ...product, id: 'c', articles: [] },
    ])
    const flagged = (flag: Flag) => Array.from(candidateProducts(index, { flag }) ?? [], (at) => index.products.ids[at])
    expect([flagged('new'), flagged('deal'), flagged('highlighted')]).toEqual([['a', 'b'], ['b'], []])
  })
})
