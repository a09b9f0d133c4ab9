import { expect, test } from 'vitest'
import { neighbouringSizes } from './neighbouring-sizes.ts'

const columns = [
  { attribute: 'diameter', role: 'row' },
  { attribute: 'length', role: 'column' },
  { attribute: 'headHeight', role: 'detail' },
] as const

const pin = (diameter: number, length: number) => ({ values: { diameter, length, headHeight: length / 50 } })
const lengthsOf = (parts: { values: { length: number } }[]) => parts.map(({ values }) => values.length)

const table = [pin(3, 250), pin(3, 100), pin(3, 200), pin(3, 125), pin(3.2, 150), pin(3, 315)]

test('finds the next lengths of the same diameter on both sides', () => {
  expect(lengthsOf(neighbouringSizes(columns, table, pin(3, 160), 2))).toEqual([100, 125, 200, 250])
})

test('finds only longer neighbours of the shortest one, and not the part itself', () => {
  expect(lengthsOf(neighbouringSizes(columns, table, pin(3, 100), 2))).toEqual([125, 200])
})

test('finds none for a product without a running size', () => {
  expect(neighbouringSizes(columns.slice(0, 1), table, pin(3, 160), 2)).toEqual([])
})
