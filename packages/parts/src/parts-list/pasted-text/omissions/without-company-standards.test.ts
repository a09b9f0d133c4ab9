import { expect, test } from 'vitest'
import { readMailParts } from '../../../testing/read-mail-parts.ts'

test.each([
  'We are ISO 9001 and need your supplier evaluation form back by the 20th.',
  'Unser Betrieb ist nach DIN EN ISO 9001:2015 und IATF 16949 zertifiziert.',
  'Somos ISO 9001 y necesitamos vuestro cuestionario antes del día 20.',
])('a standard of the company names no part: %s', (sentence) => {
  expect(readMailParts(`4 AHH-5x8x125\n\n${sentence}`)).toEqual(['4 × AHH-5x8x125'])
})

test('a standard of parts stays', () => {
  expect(readMailParts('4 pins ISO 6751 6x160')).toEqual(['4 × pins ISO 6751 6x160'])
})
