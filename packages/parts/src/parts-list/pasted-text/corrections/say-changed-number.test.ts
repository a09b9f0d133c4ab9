import { expect, test } from 'vitest'
import { readMailParts } from '../../../testing/read-mail-parts.ts'

test.each([
  'änder die 10 auf 14',
  'mach aus den 10 bitte 14',
  'make the 10 14',
  'těch 10 změň na 14',
  'změň 10 na 14',
  'cambia los 10 a 14',
  'passe les 10 à 14',
  'change 10 en 14',
  'a 10-et változtasd 14-re',
  'a 10-ből legyen 14',
  'cambia 10 in 14',
  'i 10 portali a 14',
  'verander 10 naar 14 trouwens',
  'maak van die tien er veertien',
  'zmień 10 na 14',
  'z 10 zrób 14',
  'muda 10 para 14',
  'os 10 passam a 14',
  'schimbă 10 în 14',
  'ändra 10 till 14 förresten',
  'gör om 10 till 14',
  'spremeni 10 v 14',
])('the part with the former number has the new one: %s', (line) => {
  expect(readMailParts(`10 pins nitrided 4x160\n2 sleeves hardened 5x8x150\n${line}`)).toEqual([
    '14 × pins nitrided 4x160',
    '2 × sleeves hardened 5x8x150',
  ])
})

test('a former number of several parts is asked', () => {
  const rows = readMailParts('10 pins nitrided 4x160\n10 sleeves hardened 5x8x150\nverander 10 naar 14')
  expect(rows).toEqual(['10 ? × pins nitrided 4x160', '10 ? × sleeves hardened 5x8x150'])
})

test.each([
  'change the 10 to 14 days',
  'verander 10 naar 14 uur',
  'wijzig de levertijd van 10 naar 14 dagen',
  'zmień termin z 10 na 14',
])('a time that changes changes no part: %s', (line) => {
  const [pins] = readMailParts(`10 pins nitrided 4x160\n2 sleeves hardened 5x8x150\n${line}`)
  expect(pins).toBe('10 × pins nitrided 4x160')
})

test('a head that changes is work', () => {
  expect(readMailParts('10 pins nitrided 4x160\nKopf von 10 auf 8 ändern').join()).not.toContain('8 × pins')
})
