import { expect, test } from 'vitest'
import { readMailParts } from '../../../testing/read-mail-parts.ts'

test.each([
  ['6 éjecteurs 6x160\n4 roulements 6204 2RS', ['6 × éjecteurs 6x160', '4 × roulements 6204 2RS']],
  ['6 pins 6x160\n2 tubes of grease', ['6 × pins 6x160', '2 × grease']],
  ['wypychacz 6x160 – sztuk 12\nolej do form – sztuk 6', ['12 × wypychacz 6x160', '6 × olej do form']],
  [
    '4 pouzdra 20x46\na sprej na formy bez silikonu, dva kusy.',
    ['4 × pouzdra 20x46', '2 × sprej na formy bez silikonu'],
  ],
  ['expulsores 6x160: 12\nrodamientos 6204: 4', ['12 × expulsores 6x160', '4 × rodamientos 6204']],
])('what else a list counts is a row, too: %s', (mail, rows) => {
  expect(readMailParts(mail)).toEqual(rows)
})

test.each(['12 rue des Lilas, 99999 Villemodèle', '2 Wochen Lieferzeit', 'Lieferung bis 12.'])(
  'other lines beside parts are none: %s',
  (line) => {
    expect(readMailParts(`6 pins 6x160\n${line}`)).toEqual(['6 × pins 6x160'])
  },
)

test('names of who writes in a chat belong to no part', () => {
  expect(readMailParts('Tibi: pins 4x250, 15 pcs\nIldi: which?\nTibi: sleeves 5x8x125, 2 pcs\nIldi: ok')).toEqual([
    '15 × pins 4x250',
    '2 × sleeves 5x8x125',
  ])
})

test('an arrow or a sign before the quantity at the end is no part of the name', () => {
  expect(readMailParts('pins 10x400 -> 8\nGeleidebus 32 x 86 ....... = 4')).toEqual([
    '8 × pins 10x400',
    '4 × Geleidebus 32 x 86',
  ])
})
