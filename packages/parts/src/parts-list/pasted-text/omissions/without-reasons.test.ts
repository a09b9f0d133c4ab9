import { expect, test } from 'vitest'
import { withoutReasons } from './without-reasons.ts'

test.each([
  ['M6x20 cap screws 12.9, as the drawer is nearly empty', 'M6x20 cap screws 12.9'],
  ['M6x20 cap screws 12.9 because the drawer is nearly empty', 'M6x20 cap screws 12.9'],
  ['Stifte 8x40 weil die Schublade fast leer ist', 'Stifte 8x40'],
  ['goupilles 8x40 parce que le tiroir est vide', 'goupilles 8x40'],
  ['spine 8x40 perché il cassetto è vuoto', 'spine 8x40'],
  ['pasadores 8x40 porque la caja está vacía', 'pasadores 8x40'],
])('a reason changes no part: %s', (text, part) => {
  expect(withoutReasons(text)).toBe(part)
})

test.each([
  'pins 6x160, as the old ones were longer',
  'pins 6x160, as drawn',
  'rings 125x36x12, because the groove broke at 3 mm',
  'Stifte 6x160, weil gekürzt',
])('a comparison, work or figures stay: %s', (text) => {
  expect(withoutReasons(text)).toContain(text.slice(0, text.indexOf(',') + 6))
})
