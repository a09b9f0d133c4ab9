import { expect, test } from 'vitest'
import { isSamePart } from './merge-positions.ts'

const pin = { id: 'a', articleNo: 'AZH-6x200', discontinued: false, groupId: null }
const again = { ...pin, id: 'b' }

test('two positions of the same part can be merged', () => {
  expect(isSamePart(pin, again)).toBe(true)
  expect(isSamePart(pin, pin)).toBe(false)
  expect(isSamePart(pin, { ...again, articleNo: 'AZH-6x160' })).toBe(false)
})

test('a discontinued part, or one of a configured group, is not merged', () => {
  expect(isSamePart({ ...pin, discontinued: true }, again)).toBe(false)
  expect(isSamePart({ ...pin, groupId: 'set' }, again)).toBe(false)
  expect(isSamePart(pin, { ...again, groupId: 'set' })).toBe(false)
})
