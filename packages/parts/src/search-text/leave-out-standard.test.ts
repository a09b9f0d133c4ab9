import { expect, test } from 'vitest'
import { leaveOutStandard } from './leave-out-standard.ts'

test.each([
  ['ISO10243 rot', 'ISO 10243', '  rot'],
  ['DIN ISO 10243 rot', 'ISO 10243', '  rot'],
  ['ČSN EN ISO 10243', 'ISO 10243', ' '],
  ['din  906 G1/4', 'DIN 906', '  G1/4'],
  ['DIN 9061', 'DIN 906', 'DIN 9061'],
  ['blau', null, 'blau'],
  ['WN (3+ blau', 'WN (3+', '  blau'],
])('%s without %s', (words, standard, left) => {
  expect(leaveOutStandard(words, standard)).toBe(left)
})
