import { expect, test } from 'vitest'
import { everyOrder, exportPath, filterInput, formatListParams, isNarrowed, parseListParams } from './order-params.ts'

const by = '01a20ab8-9854-70d3-bf26-62cceac993de'
const search = {
  q: 'Form 118',
  type: 'Order',
  status: 'placed',
  from: '2026-01-01',
  to: '2026-01-31',
  by,
  sort: 'sumNet',
}

test('the filters in the address are formatted and parsed without loss', () => {
  expect(formatListParams(parseListParams(search))).toEqual(search)
  expect(formatListParams(everyOrder)).toEqual({})
})

test('invalid filters are ignored', () => {
  const invalid = { type: 'Gift', status: 'lost', from: 'yesterday', to: '2026-02-30', by: 'x', sort: 'price' }
  expect(parseListParams(invalid)).toEqual(everyOrder)
})

test('a sort leaves no order out', () => {
  expect(isNarrowed({ ...everyOrder, sort: 'sumNet' })).toBe(false)
  expect(isNarrowed({ ...everyOrder, q: 'x' })).toBe(true)
})

test('a word for customers stands for several statuses and one kind', () => {
  expect(filterInput({ ...everyOrder, status: 'received' })).toEqual({
    statuses: [1, 2],
    orderType: 'Inquiry',
    sort: '-date',
  })
})

test('the table has the orders of the list', () => {
  const query = new URL(exportPath(parseListParams(search)), 'http://shop').searchParams
  expect(Object.fromEntries(query)).toEqual({
    query: 'Form 118',
    statuses: '1,2,3',
    orderType: 'Order',
    from: '2026-01-01',
    to: '2026-01-31',
    orderedBy: by,
    sort: 'sumNet',
  })
})
