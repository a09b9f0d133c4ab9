import fc from 'fast-check'
import { expect, test } from 'vitest'
import { anyCharacter } from '../testing/any-character.ts'
import { formatAnswer, readDesignation, readOrPropose, resolveText } from '../testing/read-text.ts'
import { assortment, stockedArticles } from '../testing/stocked-articles.ts'
import { isRejection } from './part-request.ts'
import { requestPrefixes } from './request-prefixes.ts'
import { resolvePartRequest } from './resolve-part-request.ts'

test('every article number of the catalogue reads as itself', { tags: ['release'] }, () => {
  for (const article of stockedArticles) {
    const partRequest = readDesignation(article.articleNumber)
    if (isRejection(partRequest)) throw new Error(`${article.articleNumber}: ${partRequest.rejected}`)
    expect(formatAnswer(resolvePartRequest(partRequest, [article], assortment))).toBe(article.articleNumber)
  }
})

test('further stocked articles do not change the answer', () => {
  const partRequest = readDesignation('DIN 1530 A 3,2x160')
  if (isRejection(partRequest)) throw new Error(partRequest.rejected)
  expect(requestPrefixes(partRequest, assortment)).toEqual(['AZN-3.2x', 'AZH-3.2x', 'AZO-3.2x', 'AZX-3.2x', 'AZS-3.2x'])
  expect(resolvePartRequest(partRequest, stockedArticles, assortment)).toEqual(resolveText('DIN 1530 A 3,2x160'))
})

test('any text is answered or rejected without an exception', () => {
  const pieces = fc.constantFrom(
    ...'DIN 1530 A AH 3,2x160 Ø L= gekürzt auf +0,05/0 T50 3.1 1.2344 HRC x 0 . , - 999999'.split(' '),
  )
  const texts = fc.oneof(
    fc.string({ unit: anyCharacter, maxLength: 200 }),
    fc.array(pieces).map((words) => words.join(' ')),
  )
  fc.assert(
    fc.property(texts, (text) => {
      const partRequest = readOrPropose(text)
      expect(partRequest).toMatchObject(readDesignation(text))
      if (!isRejection(partRequest)) resolvePartRequest(partRequest, stockedArticles.slice(0, 200), assortment)
    }),
  )
})

// The time limit of all tests ends a reading that grows much faster than its text; the bench measures the time.
test.each([
  '1'.repeat(200),
  ' '.repeat(199),
  '3x'.repeat(100),
  'auf 1'.repeat(40),
  '- '.repeat(100),
  'ejector '.repeat(25),
])('answers %s, which names no part', (text) => {
  expect(isRejection(readOrPropose(text))).toBe(true)
})
