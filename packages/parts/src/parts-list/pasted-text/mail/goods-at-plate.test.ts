import { expect, test } from 'vitest'
import { readMailParts } from '../../../testing/read-mail-parts.ts'

test.each([
  ['ejector pins nitrided 6x315, 14 off', 'limit switch on the ejector plate, 1 off (XCKN type)'],
  ['Auswerferstifte nitriert 6x315, 14 Stück', 'Endschalter an der Auswerferplatte, 1 Stück (Typ XCKN)'],
  ['éjecteurs nitrurés 6x315, 14 pièces', 'fin de course sur la plaque des éjecteurs, 1 pièce (type XCKN)'],
  ['estrattori nitrurati 6x315, 14 pz', 'finecorsa sulla piastra estrattori, 1 pz (tipo XCKN)'],
  ['expulsores nitrurados 6x315, 14 uds', 'final de carrera en la placa de expulsores, 1 ud (tipo XCKN)'],
  ['vyhazovače 6x315, 14 ks', 'koncový spínač na desce vyhazovačů, 1 ks (typ XCKN)'],
])('goods at a plate of a mould count no parts above: %s, %s', (part, goods) => {
  const rows = readMailParts(`${part}\n${goods}`)
  expect(rows[0]).toMatch(/^14 × /)
  expect(rows[1]).toMatch(/^1 × .*XCKN/)
})

test.each(['8 on the ejector pins', '8 pins please', '8 pins on the plate'])(
  'a kind that is counted again leaves its parts open: %s',
  (line) => {
    expect(readMailParts(`ejector pins nitrided 6x315, 14 off\n${line}`)[0]).toMatch(/^14 \? /)
  },
)
