import { expect, test } from 'vitest'
import { withoutNamedMould } from './named-mould.ts'

test.each([
  [
    'Für den Behälter (Wkz. 4410) sind uns die Auswerfer 4x200 ausgegangen',
    'Für den Behälter sind uns die Auswerfer 4x200 ausgegangen',
  ],
  [
    'Après le démontage du moule 52 : les éjecteurs 4x200 sont rayés',
    'Après le démontage : les éjecteurs 4x200 sont rayés',
  ],
])('the name of a mould is no quantity: %s', (line, rest) => {
  expect(withoutNamedMould(line)).toBe(rest)
})

test.each(['Moule 52 : 4 éjecteurs 4x200', 'Werkzeug 12: Auswerfer 6x160, 4 Stück'])(
  'a mould before pieces keeps its name: %s',
  (line) => {
    expect(withoutNamedMould(line)).toBeNull()
  },
)

test.each([
  ['na formę 5512 pękły nam cztery wypychacze 4x200', 'pękły nam cztery wypychacze 4x200'],
  ['na orodje 2231 so šli štirje izmetači 4x200', 'so šli štirje izmetači 4x200'],
])('the name of a mould with four figures may stand behind a word for "per": %s', (line, rest) => {
  expect(withoutNamedMould(line)).toBe(rest)
})
