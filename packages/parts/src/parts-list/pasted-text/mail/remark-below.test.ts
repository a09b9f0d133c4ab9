import { expect, test } from 'vitest'
import { readMailParts } from '../../../testing/read-mail-parts.ts'

test.each([
  'DLC',
  '(rostfrei)',
  'aus Bronze',
  'Ø -0,01',
  '+0.02',
  '60 HRC',
  'Fase 1x45°',
  'mit Rille',
  'exzentrisch',
  'longueur 120',
  'with 2 mm hole',
  'chrome plated',
  'eccentric',
  'mirror finish',
  'inox',
  'polis',
  'fendus',
  'smagnetizzati',
  'pavonado',
  'oksydowane',
  'čtyřhran',
  'gestraald',
  'acetinado',
  'barnítva',
  'brunat',
  'avmagnetiserad',
  'ekscentrično',
  'bore 40',
  'R15.5',
  'self-lubricating',
  'ohne Bund',
  'samosmarująca',
])('puts a line of only a feature to the part above it: %s', (remark) => {
  const [part = '', ...others] = readMailParts(`ejector pin nitrided 6x200, 10 pcs\n${remark}\nO-ring FKM 20x2, 6 pcs`)
  expect(part).toMatch(/^10 × ejector pin nitrided 6x200.+/)
  expect(others).toEqual(['6 × O-ring FKM 20x2'])
})

test.each([
  'nitrided:',
  'Pos. 4711/3',
  'Tel. 0555 301188',
  'KW 49',
  'Danke',
  'dtto, dl. 315',
  '12,50 EUR',
  'Wann lieferbar?',
])('puts no other line to the part above it: %s', (line) => {
  const [part] = readMailParts(`ejector pin nitrided 6x200, 10 pcs\n${line}`)
  expect(part).toBe('10 × ejector pin nitrided 6x200')
})

test.each(['Pins without head', 'The ejector pins stainless', 'The ejector pins DLC'])(
  'keeps what a sentence behind a list says of a kind: %s',
  (sentence) => {
    const [pin = '', sleeve] = readMailParts(
      `ejector pin nitrided 6x200, 10 pcs\nejector sleeve hardened 8x12x175, 4 pcs\n\n${sentence}`,
    )
    expect(pin).toMatch(/^10.* × ejector pin nitrided 6x200.+/)
    expect(sleeve).toBe('4 × ejector sleeve hardened 8x12x175')
  },
)
