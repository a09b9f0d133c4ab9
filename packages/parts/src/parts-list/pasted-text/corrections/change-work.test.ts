import { expect, test } from 'vitest'
import { readMailParts } from '../../../testing/read-mail-parts.ts'

const [pins, sleeves] = ['10 × ejector pins 6x250', '3 × ejector sleeves 6x10x200']

test.each([
  ['the sleeves need cutting to 187.5', [pins, `${sleeves} cutting to 187.5`]],
  ['Sleeves 187.5 long please', [pins, `${sleeves} 187.5 long`]],
  ['the 6x250 should be cut to 231.5', [`${pins} cut to 231.5`, sleeves]],
  ['the 250s cut to 231.5', [`${pins} 250s cut to 231.5`, sleeves]],
  ['please double the sleeves', [pins, '6 × ejector sleeves 6x10x200']],
])('a sentence changes the parts above that it names: %s', (sentence, rows) => {
  expect(readMailParts(`10 ejector pins 6x250\n3 ejector sleeves 6x10x200\n${sentence}`)).toEqual(rows)
})

test('a note above a forwarded list changes its parts', () => {
  const note = 'die Menge der Auswerferstifte erhöhen wir auf 60 Stück.'
  expect(readMailParts(`${note}\n\n> 40 Auswerferstifte 6x160\n> 6 Zentrierringe 100x36x12`)).toEqual([
    '60 × Auswerferstifte 6x160',
    '6 × Zentrierringe 100x36x12',
  ])
})

test('a correction without a name means the part with the former quantity', () => {
  expect(readMailParts('6 pins 6x160\n4 sleeves 5x8x125\n20 pins 8x200\n\nsorry, they are 12, not 4')).toEqual([
    '6 × pins 6x160',
    '12 × sleeves 5x8x125',
    '20 × pins 8x200',
  ])
})
