import { expect, test } from 'vitest'
import { changesBetween } from './changes-between.ts'

const user = { roles: ['ORDER'], title: null, city: 'Ulm' }

test('the named fields that differ are told with before and after', () => {
  const moved = { ...user, roles: [], city: 'Bonn' }
  expect(changesBetween(user, moved, ['roles', 'title'])).toEqual({ roles: [['ORDER'], []] })
})

test('what is left out has not changed, what is emptied has', () => {
  expect(changesBetween({ ...user, title: 'Dr.' }, { city: undefined, title: null }, ['title', 'city'])).toEqual({
    title: ['Dr.', null],
  })
})

test('what is new, or gone, has no other side', () => {
  expect(changesBetween(null, user, ['title', 'city'])).toEqual({ city: [null, 'Ulm'] })
  expect(changesBetween(user, null, ['title', 'city'])).toEqual({ city: ['Ulm', null] })
})
