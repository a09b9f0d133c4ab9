import { expect, test } from 'vitest'
import { wordsOf } from './words-of.ts'

test.each([
  ['Schubstift 6x160', 'Schubstift'],
  ['Ø6 Räumer, lang (L=200)', 'Räumer lang'],
  ['QX-17/6x160', ''],
  ['d 6', ''],
  ['4711', ''],
])('the words of %s are %o', (text, words) => {
  expect(wordsOf(text)).toBe(words)
})
