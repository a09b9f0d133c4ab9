import { expect, test } from 'vitest'
import { formatAnswer, readDesignation, resolveText } from '../testing/read-text.ts'
import { isRejection } from './part-request.ts'

test.each([
  ['auswerfestifte 4x160 nitriert', 'Auswerferstifte 4x160 nitriert'],
  ['Zylinderscrhaube 12.9 M6x35', 'Zylinderschraube 12.9 M6x35'],
  ['zentriering 100x36x12', 'Zentrierring 100x36x12'],
  ['ejector pin, nitrded, 7x250', 'ejector pin, nitrided, 7x250'],
  ['śruba imbsuowa M8x25 12.9', 'śruba imbusowa M8x25 12.9'],
  ['estratori temprati 10x315', 'estrattori temprati 10x315'],
  ['Fuhrungssäule 20x66x95', 'Führungssäule 20x66x95'],
  ['Flachauswefer nitriert 1,5x5,5x160x80', 'Flachauswerfer nitriert 1,5x5,5x160x80'],
  ['Flachauswerfersift nitriert 1,5x5,5x160x80', 'Flachauswerferstift nitriert 1,5x5,5x160x80'],
  ['rondele de centrage 90x36x12', 'rondelle de centrage 90x36x12'],
])('a word with one slip is read: %s', (slip, right) => {
  expect(formatAnswer(resolveText(slip))).toBe(formatAnswer(resolveText(right)))
})

test.each([
  'pins 6x160 thraded',
  'pins 6x160 polshed',
  'Auswerferstift 6x160 ungehärtet',
  'hollow ejector pin 6x160',
  'bronze brushes 20x36',
  'ejector pin 6x160 cromed',
  'ejector pin 6x160 abgeflach',
  'Auswerferstift 6x160 abgeflacht',
  'Auswerferstift 6x160 gekuertz',
  'rondele 10x20',
])('work and other goods are not taken for slips: %s', (text) => {
  expect(isRejection(readDesignation(text))).toBe(true)
})

test.each([
  ['kolíky jádrové z oceli nitridované 5x200', 'kolíky jádrové oceli nitridované 5x200'],
  ['vyhazovače nitridované a oxidované 6x315', 'vyhazovače nitridované oxidované 6x315'],
])('a small letter between words is a word, not a size: %s', (text, without) => {
  expect(formatAnswer(resolveText(text))).toBe(formatAnswer(resolveText(without)))
})
