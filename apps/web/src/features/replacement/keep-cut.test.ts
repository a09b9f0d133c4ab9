import { expect, test } from 'vitest'
import { keepCut } from './keep-cut.ts'

const cut = { changedLength: 147.25, toleranceClass: 'T50' }
const trimming = {
  minLength: 50,
  maxLength: 160,
  suggestedLength: 160,
  toleranceClasses: ['+0.1/0', '+0.05/0'],
}

test.each([
  ['a blank that is long enough', trimming],
  ['one that is just as long', { ...trimming, maxLength: 147.25 }],
])('%s gets the same cut', (_, offered) => {
  expect(keepCut(cut, offered)).toEqual({ length: 147.25, toleranceClass: 'T50' })
})

test.each([
  ['is too short', { ...trimming, maxLength: 147 }],
  ['must not be cut so far', { ...trimming, minLength: 150 }],
  ['comes in other classes', { ...trimming, toleranceClasses: ['+0.1/0'] }],
  ['is not cut', null],
])('a part that %s stays as stocked', (_, offered) => {
  expect(keepCut(cut, offered)).toEqual({})
})

test('what takes the place of a part as stocked is not cut either', () => {
  expect(keepCut({ changedLength: null, toleranceClass: null }, trimming)).toEqual({})
})
