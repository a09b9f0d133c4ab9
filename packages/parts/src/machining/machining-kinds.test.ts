import fc from 'fast-check'
import { describe, expect, it, test } from 'vitest'
import { noOptions, nothingOffered } from '../configured-part.ts'
import { offeredMachining } from '../offered-machining.ts'
import { anySpecial } from '../testing/any-special.ts'
import { formatSpecial, machiningKinds, parseSpecial } from './machining-kinds.ts'
import { checkSpecial } from './machining-rules.ts'
import { mapSpecial, type SpecialKey, type SpecialValue, specialKeys } from './special-machining.ts'

function roundTrips<Key extends SpecialKey>(key: Key) {
  const { format, parse, pattern, lookalike } = machiningKinds[key]
  const any: fc.Arbitrary<SpecialValue<Key>> = anySpecial[key]
  fc.assert(
    fc.property(any, (value) => {
      const written = format(value)
      expect(parse(written)).toEqual(value)
      expect(written).toMatch(new RegExp(pattern))
      expect(written.toLowerCase()).toMatch(new RegExp(`^(?:${lookalike})$`))
    }),
  )
}

describe.each(specialKeys)('%s', (key) => {
  it('is the same value and the same text after a call, a table or a file', () => roundTrips(key))

  it.each(['L147.25', 'T50', 'C31', 'TIN', '3.2x160', 'M8x0.75', ''])('does not read %j', (text) => {
    expect(machiningKinds[key].parse(text)).toBeNull()
  })
})

test.each(['R1F3.00', 'R1F03', 'r1f3', 'R5F3', 'R1QF3', 'R1F3.', 'R1F3,5'])(
  'the text %s of flats is not the one that the shop writes',
  (text) => {
    expect(text).not.toMatch(new RegExp(machiningKinds.headFlats.pattern))
  },
)

test('what cannot be read becomes null, and null stays null', () => {
  expect(parseSpecial(mapSpecial(() => 'R9F3'))).toEqual(mapSpecial(() => null))
  expect(formatSpecial(parseSpecial(mapSpecial(() => null)))).toEqual(mapSpecial(() => null))
})

test('only a family with a round head offers flats, between shaft and edge', () => {
  const sizes = { diameter: 6, headDiameter: 12, length: 200 }
  expect(offeredMachining(sizes, 'AZ').headFlats).toEqual({ from: 3, below: 6 })
  expect(offeredMachining({ diameter: 6 }, 'AZ').headFlats).toBeNull()
  expect(offeredMachining(sizes, 'PLA').headFlats).toBeNull()
  expect(offeredMachining(sizes, null)).toEqual(nothingOffered)
})

test('an error names the machining and its limits', () => {
  const flat = { ...noOptions, headFlats: { arrangement: 'R1', distance: 6, angle: 0 } } as const
  const field = 'headFlats'
  expect(checkSpecial(flat, nothingOffered)).toEqual({ code: 'headFlatsNotOffered', field, figures: [] })
  const limits = { from: 3, below: 6 }
  expect(checkSpecial(flat, { ...nothingOffered, headFlats: limits })).toEqual({
    code: 'flatDistanceOutOfRange',
    field,
    figures: [limits],
  })
  expect(checkSpecial(noOptions, nothingOffered)).toBeNull()
})
