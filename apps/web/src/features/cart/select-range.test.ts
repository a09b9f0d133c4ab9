import { expect, test } from 'vitest'
import { nothingSelected, select, selectAll } from './select-range.ts'

const order = ['a', 'b', 'c', 'd', 'e']
const click = (id: string) => ({ id, range: false, order })
const shift = (id: string) => ({ id, range: true, order })
const chosenOf = ({ chosen }: { chosen: ReadonlySet<string> }) => [...chosen].toSorted().join('')

test('a click chooses, another one drops', () => {
  const once = select(nothingSelected, click('b'))
  expect(chosenOf(once)).toBe('b')
  expect(chosenOf(select(once, click('b')))).toBe('')
})

test('with shift everything from the last click on is chosen, in both directions', () => {
  expect(chosenOf(select(select(nothingSelected, click('b')), shift('d')))).toBe('bcd')
  expect(chosenOf(select(select(nothingSelected, click('d')), shift('b')))).toBe('bcd')
})

test('with shift a range is dropped where its end was chosen', () => {
  const all = select(select(nothingSelected, click('a')), shift('e'))
  expect(chosenOf(select(select(all, click('b')), shift('d')))).toBe('ae')
})

test('shift without a click before, or after one that has gone, chooses one alone', () => {
  expect(chosenOf(select(nothingSelected, shift('c')))).toBe('c')
  expect(chosenOf(select({ chosen: new Set(), anchor: 'gone' }, shift('c')))).toBe('c')
})

test('all means all that are shown; what is chosen out of sight stays', () => {
  const hidden = select(nothingSelected, click('e'))
  const all = selectAll(hidden, ['a', 'b'])
  expect(chosenOf(all)).toBe('abe')
  expect(chosenOf(selectAll(all, ['a', 'b']))).toBe('e')
})
