import fc from 'fast-check'
import { expect, test } from 'vitest'
import { familyCodes, toleranceClasses } from '../article.ts'
import { type ArticleNumber, flatArrangements } from './article-number.ts'
import { coatingCodes, parseArticleNumber } from './parse-article-number.ts'
import { printArticleNumber } from './print-article-number.ts'
import { plateTypes, sizeKeys } from './size-keys.ts'

const decimals = (max: number, digits: number) =>
  fc.integer({ min: 1, max: max * 10 ** digits }).map((value) => value / 10 ** digits)

const numbers: fc.Arbitrary<ArticleNumber> = fc.constantFrom(...familyCodes).chain((family) =>
  fc.record({
    family: fc.constant(family),
    plateType: family === 'PL' ? fc.constantFrom(...plateTypes) : fc.constant(null),
    material: fc.stringMatching(/^[A-Z]{1,2}$/),
    sizes: fc.array(decimals(9999, 3), { minLength: sizeKeys[family].length, maxLength: sizeKeys[family].length }),
    coating: fc.option(fc.constantFrom(...coatingCodes)),
    certificate31: fc.boolean(),
    antiRotation: fc.option(fc.record({ flats: fc.constantFrom(...flatArrangements), distance: decimals(99, 3) })),
    ...{ changedLength: fc.option(decimals(9999, 2)), toleranceClass: fc.option(fc.constantFrom(...toleranceClasses)) },
  }),
)

test('printing and parsing are inverse', () => {
  fc.assert(
    fc.property(numbers, (drawn) => {
      const number = drawn.changedLength === null ? { ...drawn, toleranceClass: null } : drawn
      const text = printArticleNumber(number)
      expect(parseArticleNumber(text)).toEqual(number)
      expect(text).toMatch(/^[A-Za-z0-9.-]+$/)
    }),
  )
})

test('reads what people type', () => {
  for (const text of ['azh-3,2x160', ' AZH - 3.2 X 160 ', 'AZH-3.20×160', 'AZH-3,2*160']) {
    const number = parseArticleNumber(text)
    expect(number && printArticleNumber(number), text).toBe('AZH-3.2x160')
  }
  const shuffled = parseArticleNumber('AZX-3.2x160-C31-T50-L147,25-TiN-R1F1.6')
  expect(shuffled && printArticleNumber(shuffled)).toBe('AZX-3.2x160-TIN-L147.25-T50-C31-R1F1.6')
})

test('a plate carries its type letter before its material', () => {
  expect(parseArticleNumber('PLAU-156x196x27')).toMatchObject({ plateType: 'A', material: 'U', sizes: [156, 196, 27] })
})

test.each([
  '',
  'AZH',
  'AZH-3.2',
  'AZH-3.2x160x2',
  'XXH-3.2x160',
  'PLU-156x196x27',
  'PLXU-156x196x27',
  'AZH-3.2x160-T50',
  'AZH-3.2x160-L1-L2',
  'AZH-3.2x160-L147.255',
  'AZH-3.2x160-L100-T51',
  'AZH-3.2x160-R9F1',
  'AZH-3.2x160-FOO',
  'AZH/3.2x160',
  'AZ-3.2x160',
  `AZH-3.2x160${' '.repeat(100)}`,
  'AZH-3.2x160\u0000',
])('refuses %j', (text) => {
  expect(parseArticleNumber(text)).toBeNull()
})
