import { expect, it } from 'vitest'
import { chooseRange } from './file-answer.ts'

it.each([
  [undefined, null],
  ['bytes=0-9', [0, 9]],
  ['bytes=90-', [90, 99]],
  ['bytes=90-500', [90, 99]],
  ['bytes=-10', [90, 99]],
  ['bytes=-500', [0, 99]],
  ['bytes=-0', 'unsatisfiable'],
  ['bytes=100-', 'unsatisfiable'],
  ['bytes=9-0', null],
  ['bytes=-', null],
  ['bytes=0-1,5-6', null],
  ['lines=0-9', null],
])('of 100 bytes, %s requests %j', (header, range) => {
  expect(chooseRange(header, 100)).toEqual(range)
})
