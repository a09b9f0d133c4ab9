import { expect, test } from 'vitest'
import { nothingSelected, select, selectAll } from './use-selection.ts'

const order = ['a', 'b', 'c', 'd', 'e']
const click = (id: string) => ({ id, range: false, order })
const shift = (id: string) => ({ id, range: true, order })
const chosenOf = ({ chosen }: { chosen: ReadonlySet<string> }) => [...chosen].toSorted().join('')

test('a click selects, another one deselects', () => {
  const once = select(nothingSelected, click('b'))
  expect(chosenOf(once)).toBe('b')
  expect(chosenOf(select(once, click('b')))).toBe('')
})

test('Shift selects everything from the last click on, in both directions', () => {
  expect(chosenOf(select(select(nothingSelected, click('b')), shift('d')))).toBe('bcd')
  expect(chosenOf(select(select(nothingSelected, click('d')), shift('b')))).toBe('bcd')
})

test('Shift deselects a range if its end was selected', () => {
  const all = select(select(nothingSelected, click('a')), shift('e'))
  expect(chosenOf(select(select(all, click('b')), shift('d')))).toBe('ae')
})

test('Shift selects a single position without an earlier click, or if the clicked one is gone', () => {
  expect(chosenOf(select(nothingSelected, shift('c')))).toBe('c')
  expect(chosenOf(select({ chosen: new Set(), anchor: 'gone' }, shift('c')))).toBe('c')
})

test('"all" covers all shown positions; selected ones that are filtered out stay selected', () => {
  const hidden = select(nothingSelected, click('e'))
  const all = selectAll(hidden, ['a', 'b'])
  expect(chosenOf(all)).toBe('abe')
  expect(chosenOf(selectAll(all, ['a', 'b']))).toBe('e')
})
