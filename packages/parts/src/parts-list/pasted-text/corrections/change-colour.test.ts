import { expect, test } from 'vitest'
import { readMailParts } from '../../../testing/read-mail-parts.ts'

test.each([
  ['springs blue', 'ok, but red, not blue', 'springs red'],
  ['springs blue', 'not blue but red please', 'springs red'],
  ['springs blue', 'in red please', 'springs red'],
  ['Druckfedern blau', 'ok, aber rot, nicht blau', 'Druckfedern rot'],
  ['Druckfedern blau', 'rot statt blau', 'Druckfedern rot'],
  ['Druckfedern blau', 'nicht blau, sondern gelb', 'Druckfedern gelb'],
  ['molle blu', 'va bene ma rossa, non blu', 'molle rossa'],
  ['ressorts bleus', 'ok mais rouge, pas bleu', 'ressorts rouge'],
  ['muelles azules', 'de acuerdo pero rojos, no azules', 'muelles rojos'],
  ['molas azuis', 'ok mas vermelhas, não azuis', 'molas vermelhas'],
  ['veren blauw', 'akkoord maar rood, niet blauw', 'veren rood'],
  ['sprężyny niebieskie', 'ok, ale czerwone, a nie niebieskie', 'sprężyny czerwone'],
  ['pružiny modré', 'ok, ale červené, ne modré', 'pružiny červené'],
  ['rugók kék', 'rendben, de piros, nem kék', 'rugók piros'],
  ['arcuri albastre', 'ok, dar roșii, nu albastre', 'arcuri roșii'],
  ['vzmeti modre', 'v redu, ampak rdeče, ne modre', 'vzmeti rdeče'],
  ['fjädrar blå', 'ok, men röda, inte blå', 'fjädrar röda'],
])('an answer below quoted %s changes their colour: %s', (quoted, answer, changed) => {
  expect(readMailParts(`> 4 ${quoted} 25x102\n${answer}`)).toEqual([`4 × ${changed} 25x102`])
})

test.each([
  'red, not green',
  'also in red',
  'red or yellow',
  'not blue',
  'red?',
  'red for the upper half',
  'the red ones are too strong',
])('an answer that may mean something else is asked: %s', (answer) => {
  expect(readMailParts(`> 4 springs blue 25x102\n${answer}`)[0]).toMatch(/^4 \? × springs blue 25x102/)
})
