import { readOrderLine } from '@normwerk/parts/parts-list/pasted-text/lines/read-order-line'
import { expect, test } from 'vitest'
import { rowOf, type TypedLine, typedRowOf, withEmptyLines } from './order-lines.ts'
import { pasteRows } from './paste-rows.ts'
import { settleLine } from './settle-line.ts'

const line = (key: number, requested: string, quantity = ''): TypedLine => ({ key, requested, quantity, others: {} })

test('there is always an empty line to type in', () => {
  expect(withEmptyLines([])).toHaveLength(3)
  expect(
    withEmptyLines([line(1, 'a'), line(2, 'b'), line(3, 'c')]).map(({ key, requested }) => [key, requested]),
  ).toEqual([
    [1, 'a'],
    [2, 'b'],
    [3, 'c'],
    [4, ''],
  ])
})

test('a quantity after the number moves to its own field, unless one was typed', () => {
  expect(settleLine(line(1, 'AZH-6x200 5'), readOrderLine)).toMatchObject({ requested: 'AZH-6x200', quantity: '5' })
  expect(settleLine(line(1, 'AZH-6x200 5', '7'), readOrderLine)).toMatchObject({
    requested: 'AZH-6x200 5',
    quantity: '7',
  })
  expect(settleLine(line(1, 'AZH-6x200'), readOrderLine)).toMatchObject({ requested: 'AZH-6x200', quantity: '' })
})

test('one word is read as a number, several as a designation', () => {
  expect(rowOf(line(4, ' AZH-6x200 ', '5'))).toEqual({ row: 4, articleNo: 'AZH-6x200', quantity: '5' })
  expect(rowOf(line(4, 'DIN 1530 A 6x200'))).toEqual({ row: 4, designation: 'DIN 1530 A 6x200' })
  expect(typedRowOf(line(4, 'AZH-6x200'))).toEqual({ row: 4, articleNo: 'AZH-6x200', quantity: '1' })
})

test('pasted rows replace an empty line, and no line is lost or out of order', () => {
  const pasted = [
    { row: 2, articleNo: 'AZH-6x200', quantity: '5' },
    { row: 9, designation: 'DIN 1530 A 6x200', changedLength: '180' },
  ]
  const lines = pasteRows([line(1, 'a'), line(2, ''), line(3, 'c', '3')], 1, pasted)
  expect(lines.map(({ requested, quantity }) => [requested, quantity])).toEqual([
    ['a', ''],
    ['AZH-6x200', '5'],
    ['DIN 1530 A 6x200', ''],
    ['c', '3'],
  ])
  expect(lines[2]?.others).toEqual({ changedLength: '180' })
  expect(lines.map(({ key }) => key)).toEqual([1, 2, 5, 6])
  expect(pasteRows([line(1, 'a')], 0, pasted)[0]?.requested).toBe('a')
})
