import { expect, test } from 'vitest'
import { splitInlineList } from './split-inline-list.ts'

test.each([
  ['Two things: 1. add 6 pillars. 2. cancel the ring.', ['Two things:', '1. add 6 pillars.', '2. cancel the ring.']],
  [
    'aruncător 14x315 (2 buc), inel O 10x2 (25 buc); rulment 6002 (2 buc).',
    ['aruncător 14x315 (2 buc)', 'inel O 10x2 (25 buc)', 'rulment 6002 (2 buc).'],
  ],
  ['pins 6x160 (12 pcs), nitrided', ['pins 6x160 (12 pcs), nitrided']],
  ['pins 6x160 (12 pcs)', ['pins 6x160 (12 pcs)']],
])('%s', (line, pieces) => {
  expect(splitInlineList(line)).toEqual(pieces)
})
