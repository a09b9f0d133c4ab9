import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { changePrices, lowestPrice } from './change-prices.ts'
import { filterArticles } from './filter-articles.ts'
import { searchProducts } from './search-products.ts'
import { buildIndex, type PlainProduct, pinOptions, uuid } from './testing/catalogue.ts'

const price = fc.option(fc.integer({ min: 0, max: 9999 }))

/** Products with articles, and new prices for some of the articles. */
const repriced = fc
  .array(fc.array(fc.record({ price, next: fc.option(price, { nil: undefined }) }), { maxLength: 8 }), { maxLength: 5 })
  .map((products) =>
    products.map((articles, place) => ({
      ...{ id: `p${place}`, productNr: `P${place}`, categoryIds: [], texts: {}, values: {} },
      articles: articles.map(({ price, next }, at) => ({
        ...{ id: uuid(place * 100 + at), articleNo: `P${place}-${10 - at}`, values: { length: at } },
        price,
        next,
      })),
    })),
  )

function changesOf(
  products: readonly { id: string; articles: { id: string; articleNo: string; next?: number | null | undefined }[] }[],
) {
  return products.flatMap(({ id: productId, articles }) =>
    articles.flatMap(({ id, articleNo, next }) =>
      next === undefined ? [] : [{ id, productId, articleNo, price: next }],
    ),
  )
}

describe('changed prices', () => {
  it('give the same index as one that is built with them', () => {
    fc.assert(
      fc.property(repriced, (products) => {
        const index = buildIndex(pinOptions, products)
        changePrices(index, changesOf(products))
        const after: PlainProduct[] = products.map((product) => ({
          ...product,
          articles: product.articles.map(({ next, ...article }) => ({
            ...article,
            price: next === undefined ? article.price : next,
          })),
        }))
        expect(index).toEqual(buildIndex(pinOptions, after))
      }),
    )
  })

  it('change the order by price and the lowest price of the product, and name it', () => {
    const articles = [3, 4, 5].map((length) => ({
      ...{ id: uuid(length), articleNo: `P-${length}`, values: { length }, price: length * 100 },
    }))
    const index = buildIndex(pinOptions, [
      { id: 'p', productNr: 'P', categoryIds: [], texts: {}, values: {}, articles },
    ])
    const change = { id: uuid(5), productId: 'p', articleNo: 'P-5', price: 1 }
    expect(changePrices(index, [{ ...change, soonness: 7 }])).toEqual(['p'])
    expect(index.articles.soonness).toContain(7)
    expect(lowestPrice(index, 'p')).toBe(1)
    const request = { filters: [], categoryIds: [], page: 1, size: 9, sort: { by: 'price', descending: false } }
    expect(filterArticles(index, request)).toMatchObject({ items: [uuid(5), uuid(3), uuid(4)] })
    expect(searchProducts(index, { ...request, query: '', language: 'de', dealsOnly: false })).toMatchObject({
      total: 1,
    })
  })

  it.each([
    ['of another product', { productId: 'q' }],
    ['of a product that is not there', { productId: '' }],
    ['of another number', { articleNo: 'P-4' }],
    ['of another id', { id: uuid(9) }],
  ])('%s are left out', (_, other) => {
    const article = { id: uuid(3), articleNo: 'P-3', values: {}, price: 300 }
    const none = { productNr: 'Q', categoryIds: [], texts: {}, values: {} }
    const index = buildIndex(pinOptions, [
      { ...none, id: 'p', articles: [article] },
      { ...none, id: 'q', articles: [] },
    ])
    expect(changePrices(index, [{ id: uuid(3), productId: 'p', articleNo: 'P-3', price: 1, ...other }])).toEqual([])
    expect([lowestPrice(index, 'p'), lowestPrice(index, 'q'), lowestPrice(index, '')]).toEqual([300, null, null])
  })
})
