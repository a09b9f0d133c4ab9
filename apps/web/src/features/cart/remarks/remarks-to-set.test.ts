import { mapRemarks, noRemarks } from '@normwerk/parts/remarks'
import { expect, test } from 'vitest'
import { remarksToSet, sharedRemark } from './remarks-to-set.ts'

const blank = mapRemarks(() => ({ typed: '', empties: false }))

test('only filled fields are sent, without surrounding blanks', () => {
  expect(remarksToSet(blank)).toEqual({})
  expect(remarksToSet({ ...blank, commission: { typed: ' W-4711 ', empties: false } })).toEqual({
    commission: 'W-4711',
  })
  expect(remarksToSet({ ...blank, commission: { typed: '  ', empties: false } })).toEqual({})
})

test('a field that is to be emptied is sent as null, whatever was typed before', () => {
  expect(remarksToSet({ ...blank, comment: { typed: 'x', empties: true } })).toEqual({ comment: null })
})

test('finds the remarks that all positions share', () => {
  const remarks = { ...noRemarks, commission: 'W-1', comment: '' }
  expect(sharedRemark([remarks, remarks], 'commission')).toBe('W-1')
  expect(sharedRemark([remarks, { ...remarks, commission: null }], 'commission')).toBeUndefined()
  expect(sharedRemark([remarks, { ...remarks, comment: null }], 'comment')).toBeNull()
})
