import { expect, test } from 'vitest'
import { readMailParts } from '../../../testing/read-mail-parts.ts'

test.each([
  ['Kegelstopfen G3/8, 10', '10 × Kegelstopfen G3/8'],
  ['afsluitplug conisch G3/8, 10', '10 × afsluitplug conisch G3/8'],
  ['tappi conici G1/4, 16', '16 × tappi conici G1/4'],
  ['kúpos zárócsavar G1/8, 10', '10 × kúpos zárócsavar G1/8'],
  ['korki stożkowe G1/4, 8', '8 × korki stożkowe G1/4'],
  ['Ringschrauben M16 – 4', '4 × Ringschrauben M16'],
  ['eye bolts M12, 2', '2 × eye bolts M12'],
  ['golfari M16  n° 2', '2 × golfari M16'],
  ['bouchons coniques G1/4 n° 6', '6 × bouchons coniques G1/4'],
  ['viti TCEI M5x16 8.8 n° 30', '30 × viti TCEI M5x16 8.8'],
  ['vis CHC M5x16 8.8 -> 30', '30 × vis CHC M5x16 8.8'],
  ['bouchons coniques G1/4 -> 10', '10 × bouchons coniques G1/4'],
])('a number behind a thread or a strength counts the part: %s', (line, part) => {
  expect(readMailParts(line)).toEqual([part])
})

test.each([
  'Kühlnippel G1/8, 9',
  'plug-in nipple G1/8, 9',
  'Zylinderschrauben M8 – 40',
  'Ringschrauben M12 - 16',
  'Ringschraube M12 -> 16',
])('a number that may be a bore, a length or another thread stays open: %s', (line) => {
  expect(readMailParts(line).join()).not.toMatch(/^\d+ ×/)
})

test.each([
  ['expulsor templado 6x160 — 20', '20 × expulsor templado 6x160'],
  ['10 — ejector pins nitrided 6x160', '10 × ejector pins nitrided 6x160'],
  ['tubular nitrurado 5,2x8x150 — 2 uds', '2 × tubular nitrurado 5,2x8x150'],
])('a long dash is one of any length: %s', (line, part) => {
  expect(readMailParts(line)).toEqual([part])
})
