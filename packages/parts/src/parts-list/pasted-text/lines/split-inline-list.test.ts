import { expect, test } from 'vitest'
import { readMailParts } from '../../../testing/read-mail-parts.ts'
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

test.each([
  'line 1: AZN-4x160 qty 20; line 2: AHH-5x8x150 qty 6',
  'Pos. 1: AZN-4x160 20 Stk; Pos. 2: AHH-5x8x150 6 Stk',
  'Bestellung 55821, Pos. 1: 20 Stk AZN-4x160; Pos. 2: 6 Stk AHH-5x8x150',
  'Pos 10 20 Stk AZN-4x160, Pos 20 6 Stk AHH-5x8x150',
  'We order item 1: 20 x AZN-4x160 and item 2: 6 x AHH-5x8x150',
  'poz. 1: AZN-4x160 20 ks, poz. 2: AHH-5x8x150 6 ks',
  'Posición 1: 20 uds AZN-4x160; posición 2: 6 uds AHH-5x8x150',
  'Ligne 1 : 20 pcs AZN-4x160 ; ligne 2 : 6 pcs AHH-5x8x150',
  'tétel 1: 20 db AZN-4x160; tétel 2: 6 db AHH-5x8x150',
  'Riga 1: 20 pz AZN-4x160; riga 2: 6 pz AHH-5x8x150',
  'Regel 1: 20 st AZN-4x160; regel 2: 6 st AHH-5x8x150',
  'Linha 1: 20 un AZN-4x160; linha 2: 6 un AHH-5x8x150',
  'poz. 1: AZN-4x160 20 buc; poz. 2: AHH-5x8x150 6 buc',
  'Rad 1: 20 st AZN-4x160; rad 2: 6 st AHH-5x8x150',
  'vrstica 1: 20 kos AZN-4x160; vrstica 2: 6 kos AHH-5x8x150',
])('the parts of one line stand behind their positions: %s', (line) => {
  expect(readMailParts(line)).toEqual(['20 × AZN-4x160', '6 × AHH-5x8x150'])
})

test.each([
  'AZN-6x160 pos 1, AZN-8x200 pos 2, AZN-4x100 pos 3',
  'Pos. 2: AZN-6x160 as pos. 3',
  'pos 1 and pos 2: AZN-4x160',
])('positions are no list where a part may stand before its own: %s', (line) => {
  expect(splitInlineList(line)).toEqual([line])
})
