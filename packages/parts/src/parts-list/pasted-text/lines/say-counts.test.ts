import { expect, test } from 'vitest'
import { readMailParts } from '../../../testing/read-mail-parts.ts'

test.each([
  ['We need five sleeves. Also six ejector pins 6x250.', '5 × sleeves', '6 × ejector pins 6x250'],
  ['We need five sleeves and six ejector pins 6x250.', '5 × sleeves', '6 × ejector pins 6x250'],
  ['We need six ejector pins 6x250 and five sleeves.', '6 × ejector pins 6x250', '5 × sleeves'],
  ['Wir brauchen fünf Hülsen, sechs Auswerferstifte 6x250.', '5 × Hülsen', '6 × Auswerferstifte 6x250'],
  ['Il nous faut cinq douilles et six éjecteurs 6x250.', '5 × douilles', '6 × éjecteurs 6x250'],
  ['Ci servono cinque boccole e sei estrattori 6x250.', '5 × boccole', '6 × estrattori 6x250'],
  ['Necesitamos cinco casquillos y seis expulsores 6x250.', '5 × casquillos', '6 × expulsores 6x250'],
  ['Precisamos de cinco casquilhos e seis extratores 6x250.', '5 × casquilhos', '6 × extratores 6x250'],
  ['Ik heb nodig: vijf hulzen en zes uitwerpers 6x250.', '5 × hulzen', '6 × uitwerpers 6x250'],
  ['Potrzebujemy pięć tulei i sześć wypychaczy 6x250.', '5 × tulei', '6 × wypychaczy 6x250'],
  ['Potřebujeme pět pouzder a šest vyhazovačů 6x250.', '5 × pouzder', '6 × vyhazovačů 6x250'],
  ['Potrebujemo pet puš in šest izmetačev 6x250.', '5 × puš', '6 × izmetačev 6x250'],
  ['Kell öt hüvely és hat kilökőcsap 6x250.', '5 × hüvely', '6 × kilökőcsap 6x250'],
  ['Avem nevoie de cinci bucșe și șase aruncătoare 6x250.', '5 × bucșe', '6 × aruncătoare 6x250'],
  ['Vi behöver fem hylsor och sex utstötare 6x250.', '5 × hylsor', '6 × utstötare 6x250'],
])('a kind that is counted in words beside a part is a row of its own: %s', (line, ...parts) => {
  expect(readMailParts(line)).toEqual(parts)
})

test.each([
  ['We need one sleeve and six ejector pins 6x250.', '6 ? × sleeve and six ejector pins 6x250'],
  ['We need 2 seals and 6 ejector pins 6x250.', '6 ? × seals and 6 ejector pins 6x250'],
])('two goods that cannot be told apart are asked: %s', (line, part) => {
  expect(readMailParts(line)).toEqual([part])
})

test.each([
  'Two pins broke, please send six ejector pins 6x250.',
  'Wir haben fünf Hülsen am Lager, bitte noch sechs ejector pins 6x250.',
  'Für die zwei Werkzeuge, vier Kavitäten, brauchen wir sechs ejector pins 6x250',
])('what is not asked for is no row: %s', (line) => {
  expect(readMailParts(line)).toEqual(['6 × ejector pins 6x250'])
})

test.each([
  '12 db M8x50-es belső kulcsnyílású csavart 12.9-es minőségben és két szemescsavart, M24-est',
  '12 M8x50 Schrauben 12.9 und zwei Ringschrauben, M24',
  '12 M8x50 šroubů 12.9 a dva závěsné šrouby M24',
  '12 M8x50 śrub 12.9 i dwie śruby oczkowe M24',
])('a part with a thread alone begins at its number: %s', (line) => {
  expect(readMailParts(line)).toEqual([expect.stringMatching(/^12 × M8x50/), expect.stringMatching(/^2 × .*M24/)])
})
