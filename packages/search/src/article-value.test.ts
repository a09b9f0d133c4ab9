import { expect, it } from 'vitest'
import { articleValue } from './article-value.ts'
import { articlesByPrefix, findArticle } from './find-article.ts'
import { buildIndex, pinIndex, pinProducts, uuid } from './testing/catalogue.ts'

it('is that of the article, or of its product', () => {
  for (const product of pinProducts) {
    for (const article of product.articles) {
      const found = findArticle(pinIndex, article.articleNo)
      for (const [key, value] of Object.entries({ ...product.values, ...article.values })) {
        expect(found && articleValue(pinIndex, found.row, key), `${article.articleNo} ${key}`).toBe(value)
      }
    }
  }
})

it('is left out where neither has one', () => {
  const index = buildIndex({ attributes: [{ key: 'diameter', kind: 'number' }], languages: [] }, [
    {
      ...{ id: 'p', productNr: 'A', categoryIds: [], texts: {}, values: {} },
      articles: [
        { id: uuid(1), articleNo: 'A-1', values: { diameter: 1 }, price: 1 },
        { id: uuid(2), articleNo: 'A-2', values: {}, price: 1 },
      ],
    },
  ])
  const rows = articlesByPrefix(index, 'A-', 10).map(({ row }) => row)
  expect(rows.map((row) => articleValue(index, row, 'diameter'))).toEqual([1, undefined])
  expect(rows.map((row) => articleValue(index, row, 'length'))).toEqual([undefined, undefined])
})
