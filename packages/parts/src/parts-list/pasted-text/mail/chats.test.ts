import { expect, test } from 'vitest'
import { readMailParts } from '../../../testing/read-mail-parts.ts'

const said = ['morning', '10 ejector pins 4x200 hardened', '2 sleeves 6x10x175 nitrided']
const parts = ['10 × ejector pins 4x200 hardened', '2 × sleeves 6x10x175 nitrided']

test.each(['Jess', 'Kevin 08:12 >', 'Jess (toolroom)', 'Luca officina, 14:20', '<jess>', '08:12 Kevin', 'Radek'])(
  'who writes in a chat is no part of the goods: %s',
  (speaker) => {
    const mail = said.map((line) => (speaker.endsWith('>') ? `${speaker} ${line}` : `${speaker}: ${line}`)).join('\n')
    expect(readMailParts(mail)).toEqual(parts)
  },
)

test('somebody who writes once, with the time', () => {
  const lines = said.map((line) => `Luca, 14:20: ${line}`)
  expect(readMailParts([...lines, 'Marta, 14:23: ciao'].join('\n'))).toEqual(parts)
})

test.each([
  ['07:12 Henk: 10 uitwerpers gehard 4x200', '07:15 Sjoerd: ik mis ook 2 uitwerphulzen genitreerd 6x10x175'],
  ['14:20 Peter: 10 Auswerfer gehärtet 4x200', '14:25 Karl: und 2 Auswerferhülsen nitriert 6x10x175'],
  ['9:15 Jess - 10 ejector pins hardened 4x200', '9:20 Kevin - 2 ejector sleeves nitrided 6x10x175'],
  ['07:12 Léa : 10 éjecteurs trempés 4x200', '07:15 Marc : et 2 éjecteurs tubulaires nitrurés 6x10x175'],
])('a time before the names of who writes once each counts nothing: %s', (first, second) => {
  expect(readMailParts(`${first}\n${second}`)).toEqual([
    expect.stringMatching(/^10 × .*4x200/),
    expect.stringMatching(/^2 × .*6x10x175/),
  ])
})

test.each(['07:15 ik mis ook 2 uitwerphulzen gehard 8x12x150', '12:20 pins nitrided 6x160', '10:05 AZN-6x160'])(
  'the minutes of a time are no quantity: %s',
  (line) => {
    expect(readMailParts(line).join()).not.toMatch(/^\d+ ×/)
  },
)

test.each(['oh and make the 4x200 a dozen', 'make the 4x200 pins 12 please'])(
  'a sentence gives sizes above a new number: %s',
  (change) => {
    expect(readMailParts([...said, change].join('\n'))).toEqual(['12 × ejector pins 4x200 hardened', parts[1]])
  },
)

test('prices and dates in cells of their own say nothing about a part', () => {
  const cells = '10 | 300811 | ejector pin hardened 8.5x250 | 10 pcs | 30.11.26'
  expect(readMailParts(cells.replaceAll(' | ', '\t'))).toEqual(['10 × ejector pin hardened 8.5x250'])
  expect(readMailParts('AZH-12x315 ejector pin hardened 6 pcs 7,80')).toEqual(['6 × AZH-12x315 ejector pin hardened'])
})

test.each(['Hülsen gehärtet 6/10/150 haben wir noch 1, brauchen 3 neue', 'sleeves hardened 6/10/150 no longer needed'])(
  'a part with slashes between its sizes is never left out: %s',
  (line) => {
    const read = readMailParts(`20 Auswerfer nitriert 4x160\n${line}`)
    expect(read).toEqual(['20 × Auswerfer nitriert 4x160', expect.stringContaining('6/10/150')])
  },
)
