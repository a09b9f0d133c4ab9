import { expect, test } from 'vitest'
import { changesBetween } from './record-event.ts'

const user = { roles: ['ORDER'], title: null, city: 'Ulm' }

test('the named fields that differ are returned with before and after', () => {
  const moved = { ...user, roles: [], city: 'Bonn' }
  expect(changesBetween(user, moved, ['roles', 'title'])).toEqual({ roles: [['ORDER'], []] })
})

test('a missing field has not changed, an emptied one has', () => {
  expect(changesBetween({ ...user, title: 'Dr.' }, { city: undefined, title: null }, ['title', 'city'])).toEqual({
    title: ['Dr.', null],
  })
})

test('a new or deleted thing has only one side', () => {
  expect(changesBetween(null, user, ['title', 'city'])).toEqual({ city: [null, 'Ulm'] })
  expect(changesBetween(user, null, ['title', 'city'])).toEqual({ city: ['Ulm', null] })
})
