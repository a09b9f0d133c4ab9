import { expect, test } from 'vitest'
import { readMailParts } from '../../../testing/read-mail-parts.ts'

test.each([
  ['10 Stifte 6x200 nitriert statt 6x160', '10 × Stifte 6x200 nitriert'],
  ['10 ejector pins nitrided 6x200 and not 6x160', '10 × ejector pins nitrided 6x200'],
  ['In loc de 10 stifturi nitrurate 6x250 va rog 10 bucati 6x315.', '10 × stifturi nitrurate 6x315'],
  ['niet 6 geleidebussen brons 18x66 maar 4 geleidebussen brons 18x76', '4 × geleidebussen brons 18x76'],
  ['6 db nitridált magcsap 4,2x125 helyett 8 db 4,2x160', '8 × nitridált magcsap 4,2x160'],
  ['statt der Stifte 6x160 nitriert brauche ich 6x200 nitriert, Menge bleibt bei 24', '24 × Stifte 6x200 nitriert'],
  ['instead of 10 pins 6x160 hardened please send 6x200', '10 × pins 6x200 hardened'],
  ['al posto di 8 estrattori 6x160 nitrurati 6x200 temprati', '8 × estrattori 6x200 temprati'],
  ["Au lieu des 8 éjecteurs 6x250 de ma commande d'hier, il faut 8 éjecteurs 6x315.", '8 × éjecteurs 6x315'],
  ["Invece dei 10 estrattori 6x160 dell'ordine di ieri ci servono 12 estrattori 6x200", '12 × estrattori 6x200'],
  ['Em vez dos 4 extratores 6x250 da encomenda de ontem, precisamos de 4 extratores 6x315.', '4 × extratores 6x315'],
  ['Anstelle der 8 Stifte 6x250 aus der Bestellung von gestern brauchen wir 8 Stifte 6x315.', '8 × Stifte 6x315'],
  ['The pins nitrided should be 8x250, not 6x200. Quantity stays at 10.', '10 × pins nitrided 8x250'],
  ['Les éjecteurs nitrurés doivent être 8x250 et non 6x200, quantité 10 inchangée.', '10 × éjecteurs nitrurés 8x250'],
  ['De pennen moeten 8x250 zijn, niet 6x200, aantal blijft 10.', '10 × pennen 8x250'],
  ["Instead of the 8 pins 6x250 on yesterday's order we need 8 pins 6x315.", '8 × pins 6x315'],
])('the part that another one replaces is not ordered: %s', (line, row) => {
  expect(readMailParts(line)).toEqual([row])
})

test('a part above takes the sizes that replace its own', () => {
  expect(readMailParts('10 pins nitrided 6x160\n4 sleeves 5x8x150\nsorry, 6x200 instead of 6x160')).toEqual([
    '10 × pins nitrided 6x200',
    '4 × sleeves 5x8x150',
  ])
})

test.each([
  'Statt der Stifte 6x200 brauchen wir 7x200, Menge bleibt bei 10 Stück. Und von den Säulen 20x36x55 bitte 8 statt 4.',
  'Instead of the pins 6x200 we need 7x200. Quantity stays at 10. And 8 of the pillars 20x36x55 instead of 4.',
  'Au lieu des éjecteurs 6x200 il nous faut 7x200, la quantité de 10 ne change pas. Et 8 colonnes 20x36x55 au lieu de 4.',
  'Invece degli estrattori 6x200 ci servono 7x200, la quantità resta 10. E 8 colonne 20x36x55 invece di 4.',
  'Zamiast wypychaczy 6x200 potrzebujemy 7x200, ilość 10 bez zmian. Słupów 20x36x55 proszę 8 zamiast 4.',
])('a sentence that replaces a part says nothing of the next one: %s', (text) => {
  expect(readMailParts(text)).toEqual([
    expect.stringMatching(/^10 × \p{L}+ 7x200$/u),
    expect.stringMatching(/^8 × \p{L}+ 20x36x55$/u),
  ])
})

test('two parts of an order stay two', () => {
  expect(readMailParts('4 pins 6x160, not nitrided, and 4 pins 6x200')).toHaveLength(2)
  expect(readMailParts('4 espulsori 6x160, prima 4 espulsori 6x200')).toHaveLength(2)
})

test.each([
  ['the length should be 400 rather than 315', '8 × pins nitrided 5x400'],
  ['il diametro giusto è 6, non 5', '8 × pins nitrided 6x315'],
])('one size is changed by a sentence with its former figure: %s', (answer, row) => {
  expect(readMailParts(`> 8 pcs pins nitrided 5x315\n${answer}`)).toEqual([row])
})

test('figures without the word for a size never change one', () => {
  const [row = ''] = readMailParts('> 8 pcs pins nitrided 12x315\nshould be 10, not 12')
  expect(row).toContain('12x315')
})

test('a part that is left out takes no place of another one', () => {
  const rows = readMailParts('nimm statt der zwei Säulen 30x56x95 lieber drei und lass die Ringe 110x36x12 weg')
  expect(rows.join()).toContain('30x56x95')
  expect(rows.join()).not.toMatch(/^\d+ ×/)
})

test('what stands behind the former sizes is apart from the new ones', () => {
  const [row = ''] = readMailParts('edzett magcsapok: 5,2 x 200 az 5,2 x 160 helyett, 8 db')
  expect(row).toMatch(/^8 (?:\? )?× edzett magcsapok: 5,2 x 200$/)
})

test('"in place of" stands before the former sizes', () => {
  expect(readMailParts('8 core pins hardened 5.2 x 200 in place of 5.2 x 160')).toEqual([
    '8 × core pins hardened 5.2 x 200',
  ])
})
