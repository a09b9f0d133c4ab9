import fc from 'fast-check'
import { expect, test } from 'vitest'
import { families } from '../families/families.ts'
import {
  type ArticleNumber,
  formatArticleNumber,
  formatProductNumber,
  parseArticleNumber,
  parseProductNumber,
} from './article-number.ts'

const sizes = fc.integer({ min: 1, max: 9_999_999 }).map((value) => value / 1000)

const numbers: fc.Arbitrary<ArticleNumber> = fc.constantFrom(...families).chain(({ code, numberKeys }) =>
  fc.record({
    family: fc.constant(code),
    material: fc.stringMatching(/^[A-Z]{1,2}$/),
    sizes: fc.array(sizes, { minLength: numberKeys.length, maxLength: numberKeys.length }),
    coating: fc.option(fc.stringMatching(/^[A-Z]{2,4}$/)),
  }),
)

test('formatting and parsing are inverse', () => {
  fc.assert(
    fc.property(numbers, (number) => {
      const text = formatArticleNumber(number)
      expect(parseArticleNumber(text)).toEqual(number)
      expect(text).toMatch(/^[A-Za-z0-9.-]+$/)
      const { sizes: _, ...product } = number
      expect(parseProductNumber(formatProductNumber(product))).toEqual(product)
    }),
  )
})

test('reads what people type', () => {
  for (const text of ['azh-3,2x160', ' AZH - 3.2 X 160 ', 'AZH-3.20×160', 'AZH-3,2*160']) {
    const number = parseArticleNumber(text)
    expect(number && formatArticleNumber(number), text).toBe('AZH-3.2x160')
  }
  expect(parseArticleNumber('AZX-3.2x160-TiN')).toMatchObject({ material: 'X', coating: 'TIN' })
})

test('the letters begin with the longest code of a family, followed by the material', () => {
  expect(parseArticleNumber('PLAU-156x196x27')).toMatchObject({ family: 'PLA', material: 'U', sizes: [156, 196, 27] })
  expect(parseArticleNumber('KSCS-4x160')).toMatchObject({ family: 'KS', material: 'CS' })
})

test.each([
  '',
  'AZH',
  'AZH-3.2',
  'AZH-3.2x160x2',
  'XXH-3.2x160',
  'PLU-156x196x27',
  'PLXU-156x196x27',
  'AZH-3.2x160-L147.25',
  'AZH-3.2x160-T50',
  'AZH-3.2x160-R9F1',
  'AZH-3.2x160-TIN-DLC',
  'AZH-3.2x160-F',
  'AZH/3.2x160',
  'AZ-3.2x160',
  `AZH-3.2x160${' '.repeat(100)}`,
  'AZH-3.2x160\u0000',
])('rejects %j', (text) => {
  expect(parseArticleNumber(text)).toBeNull()
})

test.each(['', 'AZ', 'XXH', 'PLU', 'AZHHH', 'AZH-F', 'AZH-3x4', 'azh'])('%j is no number of a product', (text) => {
  expect(parseProductNumber(text)).toBeNull()
})
