import { expect, test } from 'vitest'
import { readMailParts } from '../../../testing/read-mail-parts.ts'

test.each([
  ['8 ejector pins nitrided 5x160 - sorry, should be hardened.', '8 × ejector pins hardened 5x160'],
  ['Ejector pin hardened 3.5x125 : 20, but now nitrided please', '20 × Ejector pin nitrided 3.5x125'],
  ['8 Auswerfer gehärtet 6x160, doch lieber nitriert', '8 × Auswerfer nitriert 6x160'],
  ['8 éjecteurs trempés 7x250, pardon, nitrurés', '8 × éjecteurs nitrurés 7x250'],
  ['6 uitwerppennen gehard 8x200, nee toch genitreerd', '6 × uitwerppennen genitreerd 8x200'],
  ['10 kolíků kalených 6x200, vlastně nitridovaných', '10 × kolíků nitridovaných 6x200'],
  ['8 Auswerferstifte 7x250 nitriert, nicht gehärtet.', '8 × Auswerferstifte 7x250 nitriert'],
  ['8 estrattori 7x250 temprati anziché nitrurati', '8 × estrattori 7x250 temprati'],
  ['8 casquillos 24x46 de bronce, no de acero', '8 × casquillos 24x46 de bronce'],
  ['12 wypychaczy 6x200 hartowanych, a nie azotowanych', '12 × wypychaczy 6x200 hartowanych'],
  ['trzpień hartowany 5x160: ma być azotowany, 6 szt.', '6 × trzpień azotowany 5x160'],
  ['estrattori nitrurati 3x5x125: non nitrurati ma temprati, 4 pezzi', '4 × estrattori temprati 3x5x125'],
  ['Kernstift gehärtet 5x160: soll nitriert sein, 6 Stück', '6 × Kernstift nitriert 5x160'],
  ['core pins hardened 5x160 should be nitrided, 6 off', '6 × core pins nitrided 5x160'],
  ['40 Schrauben M10x60 in 12.9 statt 8.8', '40 × Schrauben M10x60 in 12.9'],
  ['vis CHC M10x60 : classe 12.9 et non 8.8, quantité 40 inchangée', '40 × vis CHC M10x60 : classe 12.9'],
  ['cap screws M10x60, 12.9 not 8.8, 40 pcs', '40 × cap screws M10x60, 12.9'],
  ['viti TCEI M10x60 in classe 12.9 e non in classe 8.8, 40 pezzi', '40 × viti TCEI M10x60 in classe 12.9'],
  ['śruby M10x60 klasa 12.9, a nie 8.8, 40 szt.', '40 × śruby M10x60 klasa 12.9'],
  ['šrouby M10x60 12.9 místo 8.8, 40 ks', '40 × šrouby M10x60 12.9'],
  ['40 Schrauben M10x60 8.8 sollten 12.9 sein', '40 × Schrauben M10x60 12.9'],
  ['screws M10x60 8.8 should be class 12.9, 40 off', '40 × screws M10x60 12.9'],
])('a sentence that changes the material of a part has the last one: %s', (line, part) => {
  expect(readMailParts(line)).toEqual([part])
})

test.each([
  ['8 Auswerfer gehärtet 6x160, doch nicht nitriert', 'gehärtet'],
  ['8 vyhazovačů 6x160 kalených, vlastně ne nitridovaných', 'kalených'],
  ['4 bucșe de ghidare 24x46 bronz, nu oțel', 'bronz'],
  ['8 Auswerferstifte 7x250, nicht gehärtet', 'nicht gehärtet'],
  ['6 Kernstifte 6x160 gehärtet, jetzt auch nitriert', 'gehärtet, jetzt auch nitriert'],
  ['8 uitwerpers gehard 6x160, nu genitreerd', 'genitreerd'],
  ['40 Schrauben M10x60, nicht 8.8', 'nicht 8.8'],
  ['40 screws M10x60 8.8, not 8.8', 'not 8.8'],
])('what is denied or added stays: %s', (line, words) => {
  expect(readMailParts(line)[0]).toContain(words)
})
