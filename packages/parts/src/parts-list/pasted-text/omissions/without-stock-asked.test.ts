import { expect, test } from 'vitest'
import { readMailParts } from '../../../testing/read-mail-parts.ts'

test.each([
  ['Have you got ejector pins 6x160 nitrided on the shelf? Need 14.', '14 × ejector pins 6x160 nitrided'],
  ['Kurt: Hast du 8x200 nitriert da? Auswerfer\nKurt: 4 Hülsen 5x8x150', '8x200 nitriert, Auswerfer'],
  ['hebben jullie uitwerppennen genitreerd 6x250 op voorraad, 16 stuks graag', '16 × uitwerppennen genitreerd 6x250'],
  ['har ni utstötare härdade 6x160 hemma? vi behöver 24', '24 × utstötare härdade 6x160'],
  ['a imaš nitrirane izmetače 5x160 na zalogi? potrebujem 15', '15 × nitrirane izmetače 5x160'],
  ['Van raktáron központosító gyűrű 90x36x12? Abból 1 kellene.', '1 × központosító gyűrű 90x36x12'],
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

test.each([
  ['preciso de extratores nitrurados 4x160, quantos tens? mete 10', '10 × extratores nitrurados 4x160'],
  ['brauche Auswerfer nitriert 4x160, wie viele habt ihr da? bitte 10', '10 × Auswerfer nitriert 4x160'],
  ['need ejector pins nitrided 4x160, how many have you got? 10 please', '10 × ejector pins nitrided 4x160'],
  ['éjecteurs nitrurés 4x160, combien en avez-vous en stock ? 10 svp', '10 × éjecteurs nitrurés 4x160'],
  ['estrattori nitrurati 4x160, quanti ne avete? ne servono 10', '10 × estrattori nitrurati 4x160'],
  ['vyhazovače nitridované 4x160, kolik máte? pošlete 10', '10 × vyhazovače nitridované 4x160'],
  ['Auswerfer nitriert 4x160, wie viele hast du?', 'Auswerfer nitriert 4x160'],
])('how many the shop has says nothing about a part: %s', (text, row) => {
  expect(readMailParts(text)).toEqual([row])
})
