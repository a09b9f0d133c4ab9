import { expect, test } from 'vitest'
import { readMailParts } from '../../../testing/read-mail-parts.ts'

test.each([
  ['5 Auswerfer 8x200', 'warte mach 7 draus', '7 × Auswerfer 8x200'],
  ['5 pins 8x200', 'wait make it 7', '7 × pins 8x200'],
  ['5 éjecteurs 8x200', 'attends mets-en 7', '7 × éjecteurs 8x200'],
  ['5 uitwerpers 8x200', 'wacht maak er 7 van', '7 × uitwerpers 8x200'],
  ['5 wypychaczy 8x200', 'czekaj zrób 7', '7 × wypychaczy 8x200'],
])('a new number behind "wait", without a comma: %s, %s', (part, change, changed) => {
  expect(readMailParts(`${part}\n${change}`)).toEqual([changed])
})
