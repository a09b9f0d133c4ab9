import { expect, test } from 'vitest'
import { readMailParts } from '../../../testing/read-mail-parts.ts'

test.each([
  ['ne handvoll passstifte 10x40 sagen wir 10 stück', '10 × passstifte 10x40'],
  ["a handful of dowel pins 10x40, let's say 10", '10 × dowel pins 10x40'],
  ['une poignée de goupilles 10x40, disons 10 pièces', '10 × goupilles 10x40'],
  ['garść kołków 10x40, powiedzmy 10 szt', '10 × kołków 10x40'],
])('a number that somebody decides for is the one: %s', (line, part) => {
  expect(readMailParts(line)).toEqual([part])
})

test('a handful alone stays open', () => {
  expect(readMailParts('ne handvoll passstifte 10x40').join()).not.toMatch(/^\d+ ×/)
})
