import { expect, test } from 'vitest'
import { withoutUncut } from './without-unchanged.ts'

test.each([
  ['4 Core pins 5 x 160, do not cut', '4 Core pins 5 x 160'],
  ['4 utstötarhylsa 4x6x125 (kapas ej)', '4 utstötarhylsa 4x6x125'],
  ['4 ks jádrový kolík 5x160, nezkracovat', '4 ks jádrový kolík 5x160'],
  ['4 Kernstifte 5x160, bitte nicht kürzen', '4 Kernstifte 5x160'],
  ['4 estrattori 5x160 - non tagliare', '4 estrattori 5x160'],
  ['4 pins 6x160, not cut to 150', '4 pins 6x160, not cut to 150'],
])('what shall not be cut: %s', (text, rest) => {
  expect(withoutUncut(text)).toBe(rest)
})
