import { expect, test } from 'vitest'
import { families } from '../families/families.ts'
import { namesDiameter, namesKind } from './cell-content.ts'

test.each(families.map(({ name }) => name))('$de, $en is a kind of part', ({ de, en }) => {
  expect([de, en].filter((name) => !namesKind(name))).toEqual([])
})

test.each(['', 'links', 'Stahl 1.2344', 'Härten', 'Blatt 5', 'drawing 12', 'During', 'Ändring', 'Levering'])(
  'is no kind of part: %s',
  (text) => {
    expect(namesKind(text)).toBe(false)
  },
)

test.each([
  'cylinderpinnarna',
  'utstötarhylsorna',
  'fästplattorna',
  'Werkzeugfedern',
  'Kühlnippel',
  'Heizpatronen',
  'Taper plugs',
  'Bouchons coniques',
  'Matrijsveren',
  'tapones cónicos',
])('"%s" are parts by their kind', (word) => {
  expect(namesKind(word)).toBe(true)
})

test('the number of a house in a street is no diameter', () => {
  expect(namesDiameter('Hala C, Průmyslová 18, Liberec')).toBe(false)
  expect(namesDiameter('vyhazovač průměr 6')).toBe(true)
  expect(namesDiameter('vyhazovač prům. 6')).toBe(true)
})
