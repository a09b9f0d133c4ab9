import { expect, test } from 'vitest'
import { readMailParts } from '../../../testing/read-mail-parts.ts'

const list = '1. 16 pcs ejector pin nitrided 6x250\n2. 4 pcs sleeve nitrided 6x10x150\n3. 2 pcs ring 100x36x12'
const parts = ['16 × ejector pin nitrided 6x250', '4 × sleeve nitrided 6x10x150', '2 × ring 100x36x12']

test.each([
  'lignes 1, 2 et 3 : OK aux quantités du devis',
  'items 1, 2 and 3: ok at the quoted quantities',
  'Pos. 1, 2 und 3: ok in den angebotenen Mengen',
  "righe 1, 2 e 3: ok per le quantità dell'offerta",
  'líneas 1, 2 y 3: ok con las cantidades de la oferta',
  'regels 1, 2 en 3: ok in de aantallen van de offerte',
])('positions in the quantities of the offer stay as they are: %s', (sentence) => {
  expect(readMailParts(`${sentence}\n${list}`)).toEqual(parts)
})

test('a position with its own number is ordered beside those that are taken as they are', () => {
  const said = 'Pos. 1 und 3 bitte so bestellen, von Pos. 2 reichen uns 3 Stück.'
  expect(readMailParts(`${said}\n${list}`)).toEqual([parts[0], '3 × sleeve nitrided 6x10x150', parts[2]])
})
