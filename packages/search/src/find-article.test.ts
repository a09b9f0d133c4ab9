import { describe, expect, it } from 'vitest'
import { articlesByPrefix, findArticle, suggestArticles } from './find-article.ts'
import { buildIndex, pinIndex, uuid } from './testing/catalogue.ts'

const numberOf = (text: string) => findArticle(pinIndex, text)?.articleNo

describe('an article number', () => {
  it.each([
    'AZH-3.2x160',
    'azh 3,2x160',
    'AZH3.2X160',
    'azh_3.2 × 160',
    'AZH-3.2*160',
    ' azh - 3.2 - 160 ',
    'AZH-3.20x160.0',
  ])('is found written as %s', (text) => {
    expect(numberOf(text)).toBe('AZH-3.2x160')
  })

  it.each(['AZH-32x160', 'AZH 32 160'])('%s does not find 3.2', (text) => {
    expect(numberOf(text)).toBe('AZH-32x160')
  })

  it.each([
    'AZH-3.2x161',
    'AZH-3.3x160',
    'AZH-3.2x16',
    'AZH-3.2x1600',
    'AZI-3.2x160',
    'AZH-3.2.160',
    'AZH',
    '3.2x160',
    '',
  ])('never finds another article: %s', (text) => {
    expect(numberOf(text)).toBeUndefined()
  })

  it('is found behind a product number with a coating', () => {
    expect(numberOf('azxtin3.2x160')).toBe('AZX-TIN-3.2x160')
  })

  it('is found where the product number does not open it', () => {
    const product = { id: 'p', categoryIds: [], texts: {}, values: {} }
    const index = buildIndex({ attributes: [], languages: [] }, [
      { ...product, productNr: 'NOR', articles: [{ id: uuid(1), articleNo: 'NOR.0707-60', values: {}, price: 1 }] },
      {
        ...product,
        productNr: 'AZS-DLC',
        articles: [{ id: uuid(2), articleNo: 'AZS-3x100-DLC', values: {}, price: 1 }],
      },
      { ...product, productNr: 'A1', articles: [{ id: uuid(3), articleNo: 'A1.5x20', values: {}, price: 1 }] },
    ])
    expect(findArticle(index, 'nor 0707 60')?.id).toBe(uuid(1))
    expect(findArticle(index, 'AZS 3X100 DLC')?.id).toBe(uuid(2))
    expect(findArticle(index, 'a1,5x20')?.id).toBe(uuid(3))
    expect(findArticle(index, 'AZS 3X100')).toBeUndefined()
  })

  it('that differs from another only in separators must be written as it is', () => {
    const articles = ['A-1-2', 'A-1x2'].map((articleNo, at) => ({ id: uuid(at), articleNo, values: {}, price: 1 }))
    const index = buildIndex({ attributes: [], languages: [] }, [
      { id: 'p', productNr: 'A', categoryIds: [], texts: {}, values: {}, articles },
    ])
    expect(findArticle(index, 'A-1x2')?.id).toBe(uuid(1))
    expect(findArticle(index, 'A-1-2')?.id).toBe(uuid(0))
    expect(findArticle(index, 'A 1 2')).toBeUndefined()
  })

  it('finds nothing for strange texts', () => {
    expect(numberOf('\0\ud800AZH-3.2x160')).toBe('AZH-3.2x160')
    expect(numberOf('AZH-3.2x160'.padEnd(100_000, ' '))).toBeUndefined()
  })
})

describe('article numbers by their opening', () => {
  const numbers = (text: string, limit = 20) =>
    articlesByPrefix(pinIndex, text, limit).map(({ articleNo }) => articleNo)

  it('come with letters, without them, and in pieces', () => {
    expect(numbers('azh 3,2x1')).toEqual(['AZH-3.2x100', 'AZH-3.2x160'])
    expect(numbers('3.2x160')).toEqual(['AZH-3.2x160', 'AZX-TIN-3.2x160', 'AZX-TIN-3.2x1600'])
    expect(numbers('FS')).toEqual(['FSE-20x76', 'FSE-20x96', 'FSE-24x76', 'FSE-24x96'])
  })

  it('put a number that is complete first, and stop at the limit', () => {
    expect(numbers('AZX-TIN-6x160')).toEqual(['AZX-TIN-6x160', 'AZX-TIN-6x1600'])
    expect(numbers('AZ', 4)).toHaveLength(4)
    expect(numbers('AZ', 0)).toEqual([])
    expect(numbers('--')).toEqual([])
  })

  it('suggest what comes nearest for a number that does not exist', () => {
    expect(suggestArticles(pinIndex, 'AZH-3.2x165', 3).map(({ articleNo }) => articleNo)).toEqual(['AZH-3.2x160'])
    expect(suggestArticles(pinIndex, '???', 3)).toEqual([])
  })
})
