import { describe, expect, test } from 'vitest'
import { formatListParams, listInput, nobodyInParticular, parseListParams } from './user-params.ts'

describe("the filters in the list's address", () => {
  test('can be formatted and parsed without loss', () => {
    const search = { q: 'dirk', company: '10001', role: 'ORDER', status: 'locked', sort: '-lastLoginAt' }
    expect(formatListParams(parseListParams(search))).toEqual(search)
  })

  test('ignore invalid values, and default values are left out', () => {
    const requested = parseListParams({ role: 'KING', status: 'asleep', sort: 'shoeSize' })
    expect(requested).toEqual(nobodyInParticular)
    expect(formatListParams(requested)).toEqual({})
  })
})

describe('the filter by company', () => {
  test.each([
    ['10', { customerNumber: '10', company: null }],
    ['K-1001', { customerNumber: 'K-1001', company: null }],
    ['3M', { customerNumber: null, company: '3M' }],
    ['Probe', { customerNumber: null, company: 'Probe' }],
    ['Werk 1234', { customerNumber: null, company: 'Werk 1234' }],
    ['', { customerNumber: null, company: null }],
  ])('%s', (company, filter) => {
    expect(listInput({ ...nobodyInParticular, company }, 1).userFilter).toMatchObject(filter)
  })
})
