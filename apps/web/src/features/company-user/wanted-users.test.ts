import { describe, expect, test } from 'vitest'
import { listInput, nobodyInParticular, printWanted, readWanted } from './wanted-users.ts'

describe('the users that an address asks for', () => {
  test('what it says comes back as it was', () => {
    const search = { q: 'dirk', company: '10001', role: 'ORDER', status: 'locked', sort: '-lastLoginAt' }
    expect(printWanted(readWanted(search))).toEqual(search)
  })

  test('nonsense counts as nothing, and nothing is printed', () => {
    const wanted = readWanted({ role: 'KING', status: 'asleep', sort: 'shoeSize' })
    expect(wanted).toEqual(nobodyInParticular)
    expect(printWanted(wanted)).toEqual({})
  })
})

describe('looking for a company', () => {
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
