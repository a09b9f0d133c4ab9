import { expect, test } from 'vitest'
import { assignColumn, columnName, fieldOf, usedColumns } from './column-choice.ts'

const guess = { quantity: [1, 2], designation: [3, 5] }

test('a designation may take another column, in the order of the list', () => {
  expect(assignColumn(guess, 4, 'designation')).toEqual({ quantity: [1, 2], designation: [3, 4, 5] })
})

test('another quantity column replaces the previous one', () => {
  expect(assignColumn(guess, 6, 'quantity')).toEqual({ quantity: [6], designation: [3, 5] })
})

test('a column has one field at a time', () => {
  expect(assignColumn(guess, 3, 'articleNo')).toEqual({ articleNo: [3], quantity: [1, 2], designation: [5] })
  expect(assignColumn(assignColumn(guess, 3, null), 5, null)).toEqual({ quantity: [1, 2] })
  expect(fieldOf(guess, 5)).toBe('designation')
  expect(fieldOf(guess, 0)).toBeNull()
})

test('columns are named as in a spreadsheet', () => {
  expect([0, 25, 26, 51, 52, 701, 702].map(columnName)).toEqual(['A', 'Z', 'AA', 'AZ', 'BA', 'ZZ', 'AAA'])
})

test('empty columns are not shown', () => {
  expect(
    usedColumns({
      headers: ['Pos', '', ''],
      rows: [
        ['1', ' ', ''],
        ['', '', '', 'x'],
      ],
    }),
  ).toEqual([0, 3])
})
