import { expect, test } from 'vitest'
import { type Configurable, checkOptions, keepOffered } from './check-options.ts'
import { noOptions, nothingOffered } from './configured-part.ts'

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
