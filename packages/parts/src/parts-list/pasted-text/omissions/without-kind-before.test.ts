import { expect, test } from 'vitest'
import { readMailParts } from '../../../testing/read-mail-parts.ts'

test.each([
  ['Wir tauschen alle vier Säulen: Führungssäule 30x56x95.', '4 × Führungssäule 30x56x95'],
  ['Two pillars are broken, we are changing all four: guide pillar 30x56x95', '4 × guide pillar 30x56x95'],
  ['Pękły dwa słupy, wymieniamy od razu wszystkie cztery: słup prowadzący 30x56x95.', '4 × słup prowadzący 30x56x95'],
  ['Nous changeons les quatre bagues : bague de guidage bronze 24x46', '4 × bague de guidage bronze 24x46'],
  ['Měníme všechny čtyři sloupky: vodicí sloupek 30x56x95', '4 × vodicí sloupek 30x56x95'],
  ['Cambiamo le quattro colonne: colonna di guida 30x56x95', '4 × colonna di guida 30x56x95'],
  ['We vervangen alle vier de zuilen: geleidezuil 30x56x95', '4 × geleidezuil 30x56x95'],
  ['Trocamos as quatro colunas: coluna de guia 30x56x95', '4 × coluna de guia 30x56x95'],
])('a clause may count the pieces of the part behind its colon: %s', (line, part) => {
  expect(readMailParts(line)).toEqual([part])
})

test.each([
  'Wir haben vier Säulen bestellt: 6 Führungssäulen 30x56x95',
  'Two pillars are broken and four are worn: guide pillar 30x56x95',
])('another number before the colon stays with the part: %s', (line) => {
  expect(readMailParts(line).join()).toContain(':')
})
