import fc from 'fast-check'
import { expect, test } from 'vitest'
import { anyCharacter } from '../../testing/any-character.ts'
import { readQuantity } from './read-quantity.ts'

test.each([
  ['12', 12],
  [' 7 ', 7],
  ['\u00a07\t', 7],
  ['12 Stk.', 12],
  ['12 Stück', 12],
  ['12 Stu\u0308ck', 12],
  ['12 STÜCK', 12],
  ['12Stck', 12],
  ['4 ST', 4],
  ['12 pcs', 12],
  ['12 pcs.', 12],
  ['4-off', 4],
  ['4 ea', 4],
  ['12x', 12],
  ['je 2', 2],
  ['jeweils 2 Stk.', 2],
  ['à 4', 4],
  ['1.250,00 Stk', 1250],
  ['12 ×', 12],
  ['1.000', 1000],
  ['1,000', 1000],
  ['1 200', 1200],
  ["1'200 Stk.", 1200],
  ['1.234.567', 1_234_567],
  ['1.234,0', 1234],
  ['12,0', 12],
  ['12.00', 12],
  ['12.', 12],
  ['+5', 5],
  ['0', 0],
  ['0,000', 0],
  ['-0', 0],
  ['-1', -1],
  ['−1', -1],
  ['1000000000', 1_000_000_000],
])('%j is %d', (text, quantity) => expect(readQuantity(text)).toBe(quantity))

test.each([
  '',
  '  ',
  '0.5',
  '0,500',
  '12,5',
  '1.5 Stk.',
  '1e3',
  '1e9',
  '٣',
  '１２',
  '½',
  'true',
  'null',
  'zwölf',
  '12 m',
  'je',
  'je Form 2',
  'VE 10',
  '2 Sätze',
  '3-4',
  '4 4',
  '1.00.000',
  '1,000.000,0',
  '2026-03-01',
  'Stk.',
  '0x10',
  '9'.repeat(40),
])('%j is none', (text) => expect(readQuantity(text)).toBeNull())

test('a whole number is read with the grouping of any locale and any unit', () => {
  const locales = fc.constantFrom('de-DE', 'en-GB', 'fr-FR', 'de-CH', 'cs-CZ')
  const units = fc.constantFrom('', ' Stk.', 'x', ' pcs', ' Stück', ' ea')
  fc.assert(
    fc.property(fc.nat(999_999_999), locales, units, (quantity, locale, unit) => {
      expect(readQuantity(`${quantity.toLocaleString(locale)}${unit}`)).toBe(quantity)
      expect(readQuantity(`${quantity}${unit}`)).toBe(quantity)
    }),
  )
})

test('any text is read as a whole number or as none', () => {
  fc.assert(
    fc.property(fc.string({ unit: anyCharacter }), (text) => {
      const quantity = readQuantity(text)
      expect(quantity === null || Number.isSafeInteger(quantity)).toBe(true)
    }),
  )
})
