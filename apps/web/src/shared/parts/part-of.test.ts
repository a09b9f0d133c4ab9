import { formatConfiguredPart } from '@normwerk/parts/configured-part'
import { expect, test } from 'vitest'
import { isAsStocked, partOf } from './part-of.ts'

test.each([
  ['AZH-3.2x160', 'AZH-3.2x160', true],
  ['AZX-3.2x160-TIN-L147.25-T50-C31-R1F1.6', 'AZX-3.2x160-TIN', false],
  ['KN-9-M8x0.75', 'KN-9-M8x0.75', true],
  ['two-T50', 'two-T50', true],
])('%s is the article %s with its options', (number, article, asStocked) => {
  const part = partOf(number)
  expect(part.articleNumber).toBe(article)
  expect(isAsStocked(part)).toBe(asStocked)
  expect(formatConfiguredPart(part)).toBe(number)
})
