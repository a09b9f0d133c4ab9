import type { ImportedRow } from '@normwerk/contract/parts-list'
import { expect, test } from 'vitest'
import { newEntry } from '../../shared/lists/parts-list/list-entry.ts'
import { sumEntries } from './sum-entries.ts'

const entry = (row: number, answer: Omit<ImportedRow, 'row'> | null) => ({
  ...newEntry({ row }),
  answer: answer === null ? null : { row, ...answer },
})
const priced = entry(1, { status: 'matched', price: '0.10', totalPrice: '0.30', quantity: 3 })

test('sums the rows to be added with their certificates, exact to the cent', () => {
  const other = entry(2, { status: 'matched', price: '1216.20', totalPrice: '1234.20', quantity: 1 })
  expect(sumEntries([priced, other]).net).toBe('1234.50')
})

test('leaves out open, skipped and unchecked rows', () => {
  const left = { ...entry(2, { status: 'matched', price: '5.00', totalPrice: '5.00', quantity: 1 }), isSkipped: true }
  const open = entry(3, { status: 'suggested' })
  const sum = { net: '0.30', onRequest: 0, unpriced: 0 }
  expect(sumEntries([priced, left, open, entry(4, null)])).toEqual(sum)
})

test('counts rows that are missing in the sum', () => {
  const onRequest = entry(2, { status: 'matched', price: null, totalPrice: null, quantity: 1 })
  const confirmed = entry(3, { status: 'matched', quantity: 1, isThreeOne: true })
  expect(sumEntries([onRequest, confirmed])).toEqual({ net: null, onRequest: 1, unpriced: 1 })
})
