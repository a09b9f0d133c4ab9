import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { articlesByPrefix, suggestArticles } from './find-article.ts'
import { articleKey } from './numbers/article-key.ts'
import type { SearchIndex } from './search-index.ts'
import { buildIndex, pinIndex, pinOptions, pinProducts, uuid } from './testing/catalogue.ts'

const product = { categoryIds: [], texts: {}, values: {} }
const article = (number: number, articleNo: string) => ({ id: uuid(number), articleNo, values: {}, price: 1 })

/** Products whose numbers share no opening, begin with a figure, or begin like the numbers of another product. */
const mixed = buildIndex(pinOptions, [
  ...pinProducts,
  { ...product, id: 'B2', productNr: 'B2', articles: [article(901, 'B2-5x20'), article(902, 'B2-55x20')] },
  { ...product, id: '12', productNr: '12', articles: [article(903, '12-5x20'), article(904, '12A-7')] },
  { ...product, id: 'any', productNr: '?', articles: [article(905, '7-1'), article(906, 'Q8')] },
  { ...product, id: 'AZ', productNr: 'AZ', articles: [article(907, 'AZ-3.2x16'), article(908, 'AZX-1')] },
])
const numbers = [...'ABFKQ12345678'].flatMap((opening) => articlesByPrefix(mixed, opening, 1000))
const articles = [...new Map(numbers.map((number) => [number.id, number])).values()]

/** Every article compared with the text, letter by letter. */
function plainly(text: string): Set<string> {
  const key = articleKey(text)
  const shares = articles.map(({ articleNo, productNr }) => {
    const written = mixed.products.heads[mixed.products.numbers.indexOf(productNr)] ?? ''
    return { articleNo, share: shareOf(key, articleKey(written), articleKey(articleNo.slice(written.length))) }
  })
  const most = Math.max(...shares.map(({ share }) => share))
  return new Set(most < 2 ? [] : shares.filter(({ share }) => share === most).map(({ articleNo }) => articleNo))
}

/** The rest of a number counts only if the text has the whole head or nothing of it. */
function shareOf(key: string, head: string, tail: string): number {
  const opened = sharedBy(key, head)
  if (opened < head.length) return Math.max(opened, /^\d/.test(key) ? sharedBy(key, tail) : 0)
  const start = /\d$/.test(head) && key[head.length] === 'X' ? head.length + 1 : head.length
  return start + sharedBy(key.slice(start), tail)
}

function sharedBy(one: string, other: string): number {
  let length = 0
  while (length < one.length && one[length] === other[length]) length++
  return length
}

const slip = fc.record({
  at: fc.nat(20),
  dropped: fc.nat(2),
  typed: fc.string({ unit: fc.constantFrom('A', 'z', 'H', 'x', '.', '-', ' ', '0', '1', '2', '3', '5'), maxLength: 3 }),
})
const nearMiss = fc
  .tuple(fc.constantFrom(...articles), fc.boolean(), fc.array(slip, { maxLength: 3 }), fc.nat(60))
  .map(([{ articleNo }, isBare, slips, repeated]) => {
    const bare = isBare ? articleNo.replace(/^\D+/, '') : articleNo
    const missed = slips.reduce(
      (text, { at, dropped, typed }) => text.slice(0, at) + typed + text.slice(at + dropped),
      bare,
    )
    return missed + 'x1'.repeat(repeated)
  })

describe('what is suggested for a number that does not exist', () => {
  it('shares the longest opening, as a comparison letter by letter finds it', () => {
    fc.assert(
      fc.property(nearMiss, (text) => {
        const found = suggestArticles(mixed, text, 1000)
        expect(new Set(found.map(({ articleNo }) => articleNo))).toEqual(plainly(text))
        expect(suggestArticles(mixed, text, 3)).toEqual(found.slice(0, 3))
      }),
      { numRuns: 2000 },
    )
  })

  it('takes no more work for a long text', () => {
    const short = readsFor('AZH-3.2x1')
    expect(short).toBeGreaterThan(0)
    expect(readsFor('AZH-3.2x1'.padEnd(250, 'x1'))).toBeLessThan(short * 3)
    expect(readsFor('1x'.repeat(125))).toBeLessThan(readsFor('1x1x1') * 3)
    expect(readsFor('Zylinderschraube M8x30')).toBe(0)
  })
})

/** How many article numbers are looked at. */
function readsFor(text: string): number {
  let reads = 0
  const articles = new Proxy(pinIndex.articles, {
    get(target, name: keyof SearchIndex['articles']) {
      if (name === 'tails') reads += 1
      return target[name]
    },
  })
  suggestArticles({ ...pinIndex, articles }, text, 3)
  return reads
}
