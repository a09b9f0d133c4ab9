import { expect, test } from 'vitest'
import { readMailParts } from '../../../testing/read-mail-parts.ts'

test.each([
  ['Have you got ejector pins 6x160 nitrided on the shelf? Need 14.', '14 × ejector pins 6x160 nitrided'],
  ['Kurt: Hast du 8x200 nitriert da? Auswerfer\nKurt: 4 Hülsen 5x8x150', '8x200 nitriert, Auswerfer'],
  ['hebben jullie uitwerppennen genitreerd 6x250 op voorraad, 16 stuks graag', '16 × uitwerppennen genitreerd 6x250'],
  ['har ni utstötare härdade 6x160 hemma? vi behöver 24', '24 × utstötare härdade 6x160'],
  ['a imaš nitrirane izmetače 5x160 na zalogi? potrebujem 15', '15 × nitrirane izmetače 5x160'],
])('whether the shop has a part says nothing about it: %s', (text, row) => {
  expect(readMailParts(text)[0]).toEqual(row)
})

test('pieces that the buyer has in stock stay', () => {
  expect(readMailParts('pins 6x160, 4 in stock').join()).toContain('stock')
})

test('the question in brackets goes with its mark', () => {
  expect(readMailParts('colonne de guidage 42x66x95 - 4 pièces (repère 14 du plan, en stock ?)')).toEqual([
    '4 × colonne de guidage 42x66x95 (repère 14 du plan)',
  ])
})
