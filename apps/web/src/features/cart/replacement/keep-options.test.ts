import { noOptions, nothingOffered } from '@normwerk/parts/configured-part'
import { expect, test } from 'vitest'
import { keepOptions } from './keep-options.ts'

const cut = { ...noOptions, changedLength: 147.25, toleranceClass: 'T50' } as const
const trimming = {
  minLength: 50,
  maxLength: 160,
  suggestedLength: 160,
  toleranceClasses: ['+0.1/0', '+0.05/0'],
}

test.each([
  ['an article that is long enough', trimming],
  ['one that is just as long', { ...trimming, maxLength: 147.25 }],
])('%s gets the same cut', (_, offered) => {
  expect(keepOptions(cut, { trimming: offered, ...nothingOffered })).toEqual(cut)
})

test.each([
  ['is too short', { ...trimming, maxLength: 147 }],
  ['must not be cut so far', { ...trimming, minLength: 150 }],
  ['comes in other classes', { ...trimming, toleranceClasses: ['+0.1/0'] }],
  ['is not cut', null],
])('a part that %s stays a stock part', (_, offered) => {
  expect(keepOptions(cut, { trimming: offered, ...nothingOffered })).toEqual(noOptions)
})

test('flats are kept if the other head allows them, independent of the cut', () => {
  const flat = { ...cut, headFlats: { arrangement: 'R1', distance: 1.6, angle: 0 } } as const
  expect(
    keepOptions(flat, { ...nothingOffered, trimming: null, headFlats: { from: 1.6, below: 3 } }).headFlats,
  ).toEqual(flat.headFlats)
  expect(keepOptions(flat, { ...nothingOffered, trimming, headFlats: { from: 2, below: 4 } })).toEqual(cut)
  expect(keepOptions(flat, { trimming, ...nothingOffered })).toEqual(cut)
})

test('the replacement of a stock part is a stock part', () => {
  expect(keepOptions(noOptions, { ...nothingOffered, trimming, headFlats: { from: 1, below: 3 } })).toEqual(noOptions)
})
