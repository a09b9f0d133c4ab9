import { expect, test } from 'vitest'
import { changedFields } from './changed-fields.ts'

test('returns changed and emptied fields, but not unchanged ones', () => {
  const before = { name: 'A', fax: '1', place: { zip: '12345' }, roles: ['ADMIN'] }
  expect(changedFields<object>(before, { name: 'A', fax: null, place: { zip: '54321' }, roles: ['ADMIN'] })).toEqual({
    fax: null,
    place: { zip: '54321' },
  })
})
