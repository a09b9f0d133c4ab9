import { expect, test } from 'vitest'
import { familyOf } from '../families/families.ts'
import { inferPattern } from './infer-pattern.ts'
import { readPattern } from './read-pattern.ts'

const pin = { diameter: 6, length: 160 }

test.each([
  ['Z40/6x160', 'Z40/{d1}x{L}'],
  ['E6-6x160', 'E6-{d1}x{L}'],
  ['NP 160-6,0', 'NP {L}-{d1}'],
  ['TX06-0160', 'TX{d1}-{L}'],
])('%s beside a pin 6 × 160 follows %s', (number, pattern) => {
  const inferred = inferPattern(number, familyOf('AZ'), pin)
  expect(inferred?.pattern).toBe(pattern)
  expect(readPattern(pattern)).not.toHaveProperty('patternError')
})

test('two equal sizes keep the order of the article number', () => {
  const inferred = inferPattern('Q6x6', familyOf('AZ'), { diameter: 6, length: 6 })
  expect(inferred).toEqual({ pattern: 'Q{d1}x{L}', sizes: { d1: 'diameter', L: 'length' } })
})

test.each(['4711-08', 'ABC', '', '60x1600'])('%j has no size of the pin', (number) => {
  expect(inferPattern(number, familyOf('AZ'), pin)).toBeNull()
})
