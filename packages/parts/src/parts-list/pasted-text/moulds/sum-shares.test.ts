import { expect, test } from 'vitest'
import { readMailParts } from '../../../testing/read-mail-parts.ts'

test.each([
  ['nitrided ejector pins 6x200, we need 14 for mould 774, 10 for 775.', '24 × nitrided ejector pins 6x200'],
  ['hardened core pins 5x160: 4 for 774 and 4 for 775', '8 × hardened core pins 5x160'],
  ['Stifte 6x160 nitriert, 4 für Werkzeug 774 und 6 für Werkzeug 775', '10 × Stifte 6x160 nitriert'],
  ['éjecteurs nitrurés 6x160 : 8 pour le moule A et 4 pour le moule B', '12 × éjecteurs nitrurés 6x160'],
  ['estrattori nitrurati 6x160 (4 per lo stampo 12, 6 per lo stampo 14)', '10 × estrattori nitrurati 6x160'],
  ['wypychacze azotowane 6x160, 4 do formy 101 i 6 do formy 102', '10 × wypychacze azotowane 6x160'],
  ['Stifte 6x160 nitriert: Wkz. 774: 4 Stk., Wkz. 775: 6 Stk.', '10 × Stifte 6x160 nitriert'],
])('adds the pieces for each of several moulds: %s', (line, part) => {
  expect(readMailParts(line)).toEqual([part])
})

test.each([
  '10 pins 6x160, 4 for mould 774 and 4 for mould 775',
  'pins 6x160, about 4 for mould 774 and 4 for mould 775',
  'pins 6x160, 4 for mould 774 and bushes for mould 775',
])('does not add what is unsure: %s', (line) => {
  expect(readMailParts(line)[0]).not.toMatch(/^\d+ ×/)
})

test.each([
  '12 Stifte 6x160, 8 Stifte 5x200 (4 für Werkzeug 12, 4 für Werkzeug 14). Außerdem 2 Ringe 100x36x12.',
  '8 pins 5x200 (4 for tool 12, 4 for tool 14). Also 2 rings 100x36x12.',
  '8 éjecteurs 5x200 (4 pour le moule 12, 4 pour le moule 14). Également 2 bagues 100x36x12.',
  '8 estrattori 5x200 (4 per lo stampo 12 e 4 per lo stampo 14). Poi 2 anelli 100x36x12.',
  '8 expulsores 5x200 (4 para el molde 12 y 4 para el 14). Además 2 anillos 100x36x12.',
  '8 extratores 5x200 (4 para o molde 12 e 4 para o molde 14). Mais 2 anéis 100x36x12.',
  '8 uitwerppennen 5x200 (4 voor matrijs 12 en 4 voor matrijs 14). Verder 2 ringen 100x36x12.',
  '8 utstötare 5x200 (4 till verktyg 12 och 4 till verktyg 14). Sedan 2 ringar 100x36x12.',
  '8 aruncătoare 5x200 (4 pentru matrița 12 și 4 pentru matrița 14). Apoi 2 inele 100x36x12.',
  '8 wypychaczy 5x200 (4 do formy 12 i 4 do formy 14). Poza tym 2 pierścienie 100x36x12.',
  '8 vyhazovačů 5x200 (4 pro formu 12 a 4 pro formu 14). Dále 2 kroužky 100x36x12.',
  '8 izmetačev 5x200 (4 za orodje 12 in 4 za orodje 14). Še 2 obroča 100x36x12.',
])('leaves out the shares that make up the pieces: %s', (line) => {
  expect(readMailParts(line).slice(-2)).toEqual([
    expect.stringMatching(/^8 × \p{L}+ 5x200$/u),
    expect.stringMatching(/^2 × \p{L}+ 100x36x12$/u),
  ])
})

test.each([
  'We need 6 sleeves 6x10x175 nitrided, three to replace the broken ones and three for stock.',
  'Wir brauchen sechs Hülsen 6x10x175 nitriert, drei zum Tauschen und drei fürs Lager.',
  'Il nous faut six douilles 6x10x175 nitrurées, trois pour remplacer et trois pour le stock.',
])('leaves out what the shares are for where they make up the pieces: %s', (line) => {
  expect(readMailParts(line)).toEqual([expect.stringMatching(/^6 × .*6x10x175 \S+$/)])
})

test.each([
  '10 pins 5x200 (2 davon Reserve, schon mitgezählt)',
  '10 pins 5x200 (2 of them spare, already counted)',
  '10 pins 5x200 (dont 2 en réserve, déjà comptés)',
  '10 pins 5x200 (di cui 2 di scorta, già compresi)',
])('spare pieces that are counted already add nothing: %s', (line) => {
  expect(readMailParts(line)).toEqual(['10 × pins 5x200'])
})
