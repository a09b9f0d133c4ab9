import fc from 'fast-check'
import { expect, test } from 'vitest'
import { toleranceClasses } from './article.ts'
import {
  type ConfiguredPart,
  fillOptions,
  formatConfiguredPart,
  hasSameOptions,
  isMachined,
  isSamePart,
  joinOptions,
  noOptions,
  optionsOf,
  parseConfiguredPart,
} from './configured-part.ts'
import { anyMachining } from './testing/any-special.ts'

const decimals = (max: number, digits: number) =>
  fc.integer({ min: 1, max: max * 10 ** digits }).map((value) => value / 10 ** digits)

const anyPart: fc.Arbitrary<ConfiguredPart> = fc
  .record({
    articleNumber: fc.constantFrom('AZH-3.2x160', 'AZX-3.2x160-TIN', 'PLAU-156x196x27', 'KN-9-M8x0.75', 'Nippel 4/2'),
    cut: fc.option(
      fc.record({ changedLength: decimals(9999, 2), toleranceClass: fc.constantFrom(...toleranceClasses) }),
    ),
    certificate: fc.boolean(),
    special: anyMachining,
  })
  .map(({ cut, special, ...part }) => ({ ...noOptions, ...part, ...cut, ...special }))

test('formatting and parsing are inverse, for parts of our families and others', () => {
  fc.assert(
    fc.property(anyPart, (part) => {
      expect(parseConfiguredPart(formatConfiguredPart(part))).toEqual(part)
    }),
  )
})

test.each([
  ['AZX-3.2x160-C31-T50-L147,25-TIN-R1F1.6', 'AZX-3.2x160-TIN-L147.25-T50-C31-R1F1.6'],
  ['AZH-3.2x160-l147,25-t50', 'AZH-3.2x160-L147.25-T50'],
  [' AZH-3.2x160 - L 147,25 ', 'AZH-3.2x160-L147.25'],
  ['AZH-3.2x160', 'AZH-3.2x160'],
])('%j is %s', (text, expected) => {
  const part = parseConfiguredPart(text)
  expect(part && formatConfiguredPart(part)).toBe(expected)
})

test.each(['AZH-3.2x160-T50', 'AZH-3.2x160-L1-L2', 'AZH-3.2x160-C31-C31', 'AZH-6x200-R1F3-R2F3'])(
  '%s is no part',
  (text) => {
    expect(parseConfiguredPart(text)).toBeNull()
  },
)

test('equal parts are the same, however their numbers are written', () => {
  const [one, other] = ['AZH-6x200-L150-T50-C31', 'AZH-6x200-C31-L150,00-T50'].map(parseConfiguredPart)
  if (!one || !other) throw new Error('no parts')
  expect(isSamePart(one, other)).toBe(true)
  expect(isSamePart(one, { ...one, certificate: false })).toBe(false)
})

test('options are joined in either order unless they contradict each other', () => {
  fc.assert(
    fc.property(anyPart, anyPart, (one, other) => {
      const joined = joinOptions(one, other)
      expect(joinOptions(other, one)).toEqual(joined)
      expect(joinOptions(one, noOptions)).toEqual(optionsOf(one))
      expect(joinOptions(one, one)).toEqual(optionsOf(one))
      if (joined !== null) expect(joinOptions(joined, one)).toEqual(joined)
    }),
  )
  const [cut, flat] = ['A-L150-T50', 'A-C31-R1F3'].map(parseConfiguredPart)
  if (!cut || !flat) throw new Error('no parts')
  expect(joinOptions(cut, flat)).toEqual(optionsOf({ ...cut, certificate: true, headFlats: flat.headFlats }))
  expect(joinOptions(cut, { ...cut, changedLength: 149 })).toBeNull()
  expect(joinOptions(flat, { ...flat, headFlats: { arrangement: 'R1', distance: 4, angle: 0 } })).toBeNull()
  expect(fillOptions(cut, { ...flat, changedLength: 149 })).toMatchObject({ changedLength: 150, certificate: true })
})

test('a cut and flats are machined, a certificate is not', () => {
  const machined = ['A', 'A-C31', 'A-L150-T50', 'A-R1F3'].map((number) =>
    isMachined(parseConfiguredPart(number) ?? noOptions),
  )
  expect(machined).toEqual([false, false, true, true])
})

test('options are compared without the article, and can be taken from a part', () => {
  const headFlats = { arrangement: 'R1', distance: 1.6, angle: 0 } as const
  const one = { ...noOptions, articleNumber: 'AZH-3.2x160', headFlats }
  expect(hasSameOptions(one, { ...noOptions, headFlats: { ...headFlats } })).toBe(true)
  expect(hasSameOptions(one, noOptions)).toBe(false)
  expect(optionsOf(one)).toEqual({ ...noOptions, headFlats })
})
