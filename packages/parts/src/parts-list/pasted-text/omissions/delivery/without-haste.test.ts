import { expect, test } from 'vitest'
import { readMailParts } from '../../../../testing/read-mail-parts.ts'
import { withoutHaste } from './without-haste.ts'

test.each([
  ['4 Buchsen 20x36', 'Die Buchsen sind nicht so eilig, der Rest schon.'],
  ['4 sleeves 5x8x150', 'No rush on the sleeves, the rest before Thursday.'],
  ['4 bushes 20x36', 'The bushes are not urgent.'],
  ['4 bagues 20x36', 'Les bagues ne sont pas urgentes.'],
  ['4 casquillos 20x36', 'Los casquillos no corren prisa.'],
  ['4 boccole 20x36', 'Le boccole non sono urgenti.'],
  ['4 bussen 20x36', 'De bussen hebben geen haast.'],
  ['4 pouzdra 20x36', 'Pouzdra nespěchají.'],
  ['4 tuleje 20x36', 'Tuleje nie są pilne.'],
  ['4 perselyek 20x36', 'A perselyek nem sürgősek.'],
  ['4 buchas 20x36', 'As buchas não são urgentes.'],
  ['4 bucșe 20x36', 'Bucșele nu sunt urgente.'],
  ['4 bussningar 20x36', 'Bussningarna är inte brådskande.'],
  ['4 izmetači 6x160', 'Izmetači niso nujni.'],
])('%s that may take its time is ordered all the same: %s', (part, remark) => {
  expect(readMailParts(`${part}\n\n${remark}`)).toEqual([part.replace(' ', ' × ')])
})

test('the remark may stand behind its part', () => {
  expect(readMailParts('6 pins 6x160, no rush, and 4 sleeves 5x8x150')).toEqual([
    '6 × pins 6x160',
    '4 × sleeves 5x8x150',
  ])
})

test.each(['Die Buchsen brauchen wir nicht.', 'No sleeves, please.', 'Urgent: not nitrided'])(
  'another denial stays: %s',
  (text) => {
    expect(withoutHaste(text)).toBe(text)
  },
)
