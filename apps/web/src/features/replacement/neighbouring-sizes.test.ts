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

test('the next lengths of the same diameter, on each side', () => {
  expect(lengthsOf(neighbouringSizes(columns, table, pin(3, 160), 2))).toEqual([100, 125, 200, 250])
})

test('the shortest one has longer neighbours only, and is none itself', () => {
  expect(lengthsOf(neighbouringSizes(columns, table, pin(3, 100), 2))).toEqual([125, 200])
})

test('a product without a size that runs along has none', () => {
  expect(neighbouringSizes(columns.slice(0, 1), table, pin(3, 160), 2)).toEqual([])
})
