import fc from 'fast-check'
import { expect, test } from 'vitest'
import { toleranceClasses } from './article.ts'
import {
  type Configurable,
  type ConfiguredPart,
  checkOptions,
  fillOptions,
  formatConfiguredPart,
  hasSameOptions,
  isMachined,
  isSamePart,
  joinOptions,
  keepOffered,
  noOptions,
  nothingOffered,
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

const pin: Configurable = {
  length: 160,
  minLength: 50,
  toleranceClasses: [
    { code: 'T100', maxLength: null },
    { code: 'T20', maxLength: 100 },
  ],
  certificate: true,
  ...nothingOffered,
  headFlats: { from: 1.6, below: 3 },
}

test('a pin is cut between its shortest and its stocked length, in steps of 0.01 mm', () => {
  const cut = (changedLength: number) => checkOptions({ ...noOptions, changedLength, toleranceClass: 'T100' }, pin)
  for (let hundredths = 5000; hundredths <= 16000; hundredths++) expect(cut(hundredths / 100)).toBeNull()
  for (const length of [49.99, 160.01, 0, -1, Number.NaN, Number.POSITIVE_INFINITY]) {
    expect(cut(length)).toMatchObject({ code: 'lengthOutOfRange', figures: [{ min: 50, max: 160 }] })
  }
  expect(cut(147.255)).toMatchObject({ code: 'lengthStep' })
})

test('a tolerance class must be offered for the article and the length', () => {
  const fieldError = (changedLength: number, toleranceClass: 'T100' | 'T50' | 'T20' | null) =>
    checkOptions({ ...noOptions, changedLength, toleranceClass }, pin)?.code
  expect(fieldError(100, 'T20')).toBeUndefined()
  expect(fieldError(100.01, 'T20')).toBe('toleranceNotOffered')
  expect(fieldError(100, 'T50')).toBe('toleranceNotOffered')
  expect(fieldError(100, null)).toBe('toleranceNotOffered')
})

test('a flat lies between the shaft and the edge of the head', () => {
  const fieldError = (distance: number) =>
    checkOptions({ ...noOptions, headFlats: { arrangement: 'R1', distance, angle: 0 } }, pin)?.code
  expect([fieldError(1.6), fieldError(2.999)]).toEqual([undefined, undefined])
  expect([fieldError(1.599), fieldError(3)]).toEqual(['flatDistanceOutOfRange', 'flatDistanceOutOfRange'])
})

test('only flats that the other head does not allow are left out', () => {
  const part = { ...noOptions, changedLength: 100, headFlats: { arrangement: 'R1', distance: 2, angle: 0 } } as const
  expect(keepOffered(part, pin)).toEqual(part)
  expect(keepOffered(part, { ...nothingOffered, headFlats: { from: 2.5, below: 4 } })).toEqual({
    ...part,
    headFlats: null,
  })
  expect(keepOffered(part, nothingOffered)).toEqual({ ...part, headFlats: null })
})

test('a part without offered options is ordered as stocked', () => {
  const plate: Configurable = {
    length: 196,
    minLength: null,
    toleranceClasses: [],
    certificate: false,
    ...nothingOffered,
  }
  expect(checkOptions(noOptions, plate)).toBeNull()
  const fieldErrors = [
    { changedLength: 195, toleranceClass: 'T100' } as const,
    { certificate: true },
    { headFlats: { arrangement: 'R1', distance: 2, angle: 0 } } as const,
  ].map((options) => checkOptions({ ...noOptions, ...options }, plate)?.code)
  expect(fieldErrors).toEqual(['lengthOutOfRange', 'certificateNotOffered', 'headFlatsNotOffered'])
})

test('options are compared without the article, and can be taken from a part', () => {
  const headFlats = { arrangement: 'R1', distance: 1.6, angle: 0 } as const
  const one = { ...noOptions, articleNumber: 'AZH-3.2x160', headFlats }
  expect(hasSameOptions(one, { ...noOptions, headFlats: { ...headFlats } })).toBe(true)
  expect(hasSameOptions(one, noOptions)).toBe(false)
  expect(optionsOf(one)).toEqual({ ...noOptions, headFlats })
})
