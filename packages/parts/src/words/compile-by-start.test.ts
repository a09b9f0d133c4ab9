import { expect, test } from 'vitest'
import { compileByStart } from './compile-by-start.ts'

const sources = ['pin', 'p(?:late)?', 'pins?', 'PI-?n', 'ejector', 'ø', '12x?3']
const alikeAt = compileByStart(
  sources.map((source) => ({ source })),
  (alike) => alike.map(({ source }) => source),
)

test.each([
  ['a pin', 2, ['pin', 'p(?:late)?', 'pins?', 'PI-?n', 'ø']],
  ['PIN', 0, ['pin', 'p(?:late)?', 'pins?', 'PI-?n', 'ø']],
  ['pi', 0, ['p(?:late)?', 'PI-?n', 'ø']],
  ['plate', 0, ['p(?:late)?', 'ø']],
  ['eject', 0, ['ejector', 'ø']],
  ['123', 0, ['ø', '12x?3']],
  ['bush', 0, ['ø']],
  ['', 0, ['ø']],
])('gives %j at %i the alternatives that can begin there, in their order', (text, position, alike) => {
  expect(alikeAt(text, position)).toEqual(alike)
})

test('gives none where each alternative begins with other letters', () => {
  const compiled = compileByStart([{ source: 'pin' }], (alike) => alike)
  expect(compiled('bush', 0)).toBeNull()
})
