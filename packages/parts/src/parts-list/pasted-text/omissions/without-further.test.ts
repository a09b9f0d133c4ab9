import { expect, test } from 'vitest'
import { readMailParts } from '../../../testing/read-mail-parts.ts'

test.each([
  ['could you add another ten 4x100 ejector pins', '10 × 4x100 ejector pins'],
  ['another ten ejector pins 4x100 please', '10 × ejector pins 4x100'],
  ['noch mal zehn 4x100 Auswerferstifte', '10 × 4x100 Auswerferstifte'],
  ['zehn weitere Auswerferstifte 4x100', '10 × Auswerferstifte 4x100'],
  ['dix autres éjecteurs 4x100', '10 × éjecteurs 4x100'],
  ['aggiungi altri dieci 4x100 estrattori', '10 × 4x100 estrattori'],
  ['Necesito otros 12 expulsores de 5 y largo 160', '12 × expulsores de 5x160'],
  ['outros dez extratores 4x100', '10 × extratores 4x100'],
  ['nog eens tien uitwerppennen 4x100', '10 × uitwerppennen 4x100'],
  ['kolejne dziesięć wypychaczy 4x100', '10 × wypychaczy 4x100'],
  ['dalších deset vyhazovačů 4x100', '10 × vyhazovačů 4x100'],
  ['további tíz kilökőcsap 4x100', '10 × kilökőcsap 4x100'],
  ['alte zece aruncătoare 4x100', '10 × aruncătoare 4x100'],
  ['nadaljnjih deset izmetačev 4x100', '10 × izmetačev 4x100'],
  ['tio utstötare till med diameter 4 och längd 100, nitrerade', '10 × utstötare 4x100, nitrerade'],
])('pieces besides others are counted by their number: %s', (line, part) => {
  expect(readMailParts(line)).toEqual([part])
})

test('further pieces of other sizes have the kind before them', () => {
  expect(readMailParts('10 expulsores 4x100 y otros diez 6x200')).toEqual([
    '10 × expulsores 4x100',
    '10 × expulsores 6x200',
  ])
})

test('a new part of a list changes none above it', () => {
  const mail = 'Pos. 2: 4 Stück Kernstift gehärtet 12x200\nPos. 4: neu dazu 6 Stück Hülse gehärtet 6x10x150'
  expect(readMailParts(mail)).toEqual(['4 × Kernstift gehärtet 12x200', '6 × Hülse gehärtet 6x10x150'])
})

test('a new number stays a change', () => {
  const [first] = readMailParts('4 Stück Kernstift gehärtet 12x200\nneu 6 Stück')
  expect(first).not.toBe('4 × Kernstift gehärtet 12x200')
})

test.each([
  ['please order 5 more: core pin hardened 8x250', '5 × core pin hardened 8x250'],
  ['pedimos 5 más: expulsor nitrurado 8x250', '5 × expulsor nitrurado 8x250'],
])('"more" before a colon is no part of the name: %s', (line, part) => {
  expect(readMailParts(line)).toEqual([part])
})
