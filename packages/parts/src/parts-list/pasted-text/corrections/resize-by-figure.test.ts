import { expect, test } from 'vitest'
import { readMailParts } from '../../../testing/read-mail-parts.ts'

test.each([
  ['ejector pins', 'Pins in 6x200 rather than 160 please.'],
  ['Auswerferstifte', 'Die Stifte bitte in 6x200 statt 160.'],
  ['éjecteurs', 'Les éjecteurs en 6x200 au lieu de 160.'],
  ['estrattori', 'Gli estrattori in 6x200 invece di 160.'],
  ['expulsores', 'Los expulsores en 6x200 en lugar de 160.'],
  ['extratores', 'Os extratores em 6x200 em vez de 160.'],
  ['uitwerpers', 'De uitwerpers in 6x200 in plaats van 160.'],
  ['wypychaczy', 'Wypychacze 6x200 zamiast 160.'],
  ['vyhazovačů', 'Vyhazovače 6x200 místo 160.'],
  ['kilökőcsap', 'A kilökőcsapok 6x200 legyenek 160 helyett.'],
  ['aruncătoare', 'Aruncătoarele să fie 6x200 în loc de 160.'],
  ['utstötare', 'Utstötarna i 6x200 i stället för 160.'],
  ['izmetačev', 'Izmetači naj bodo 6x200 namesto 160.'],
])('sizes replace those with a former figure: %s. %s', (kind, sentence) => {
  expect(readMailParts(`8 ${kind} 6x160\n20 M8x40\n\n${sentence}`)).toEqual([`8 × ${kind} 6x200`, '20 × M8x40'])
})

test('with other pieces both are asked for', () => {
  expect(readMailParts('8 ejector pins 6x160\n\n4 pins 6x200 instead of 160.')).toEqual([
    '8 ? × ejector pins 6x160',
    '4 × pins 6x200',
  ])
})

test('a former number of pieces is no size', () => {
  expect(readMailParts('8 ejector pins 6x160\n\n10 pins 6x160 instead of 8.')).toEqual(['10 × ejector pins 6x160'])
})
