import { expect, test } from 'vitest'
import { readMailParts } from '../../../testing/read-mail-parts.ts'

test.each([
  'please replace 6 with 4',
  'remplacez 6 par 4 svp',
  'sostituite 6 con 4',
  'bitte 6 durch 4 ersetzen',
  'change 6 to 4',
  'ändra 6 till 4',
  'nahraďte prosím 6 za 4',
])('the only part with the former number gets the new one: %s', (line) => {
  expect(readMailParts(`6 pins nitrided 6x160\n2 sleeves hardened 5x8x150\n${line}`)).toEqual([
    '4 × pins nitrided 6x160',
    '2 × sleeves hardened 5x8x150',
  ])
})

test('of several parts with the former number the one above is asked', () => {
  const rows = readMailParts('6 pins nitrided 6x160\n6 bushes bronze 24x46\n2 sleeves hardened 5x8x150\nchange 6 to 4')
  expect(rows[2]).toContain('?')
})
