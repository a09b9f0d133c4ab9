import type { Facet } from '@normwerk/contract/search'
import { expect, test } from 'vitest'
import { addEmptyValues } from './add-empty-values.ts'

const facet = (name: Facet['name'], counts: Record<string, number>, fields: Partial<Facet> = {}): Facet => ({
  name,
  label: name,
  unit: null,
  kind: 'choice',
  values: Object.entries(counts).map(([value, count]) => ({ value, count, selected: false })),
  ...fields,
})
const countsOf = (facets: readonly Facet[]) =>
  facets.map(({ name, values }) => [name, Object.fromEntries(values.map(({ value, count }) => [value, count]))])

const all = [facet('material', { H: 9, N: 4, X: 2 }), facet('coating', { TiN: 3, DLC: 1 })]

test('values that count nothing stay in their place, and so do facets without any value that counts', () => {
  expect(countsOf(addEmptyValues([facet('material', { N: 4 })], all))).toEqual([
    ['material', { H: 0, N: 4, X: 0 }],
    ['coating', { TiN: 0, DLC: 0 }],
  ])
})

test('a chosen value and a facet that the category does not have are kept', () => {
  const facets = [facet('material', { Z: 0 }), facet('standard', { 'DIN 1530': 1 })]
  expect(countsOf(addEmptyValues(facets, all))).toEqual([
    ['material', { H: 0, N: 0, X: 0, Z: 0 }],
    ['coating', { TiN: 0, DLC: 0 }],
    ['standard', { 'DIN 1530': 1 }],
  ])
})

test('the limits are those of the present choice', () => {
  const [length] = addEmptyValues(
    [facet('length', {}, { kind: 'number', min: 100, max: 200 })],
    [facet('length', {}, { kind: 'number', min: 10, max: 900 })],
  )
  expect(length).toMatchObject({ min: 100, max: 200, values: [] })
  const [none] = addEmptyValues([], [facet('length', {}, { kind: 'number', min: 10, max: 900 })])
  expect(none?.min).toBeUndefined()
})

test('without the values of the category the facets stay as they are', () => {
  expect(addEmptyValues(all)).toEqual(all)
})
