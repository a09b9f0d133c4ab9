import { expect, test } from 'vitest'
import { countLines } from './count-lines.ts'

test.each([
  ['', 10, 1],
  ['Formplatte', 10, 1],
  ['Formplatten', 10, 2],
  ['Einzelpreis (EUR)', 13, 2],
  ['eins zwei drei', 14, 1],
  ['eins zwei drei', 13, 2],
  ['eins zwei drei', 4, 3],
  ['a\nb\r\nc', 10, 3],
  ['a\n\nb', 10, 3],
  ['x'.repeat(35), 10, 4],
  ['a', 0, 1],
])('%j in %d is %d lines', (text, width, lines) => expect(countLines(text, width)).toBe(lines))
