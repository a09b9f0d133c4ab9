import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { limitsOf } from '../tolerances/limits.ts'
import { freeLengthOf, type Limits, plateExpansion, proposeHole } from './propose-hole.ts'

function limits(isoClass: string, size: number): Limits {
  const { upper, lower } = limitsOf(isoClass, size)
  if (upper === null || lower === null) throw new Error(`no ${isoClass} at ${size}`)
  return { upper, lower }
}

const holeOf = (size: number, pin: number, temperature: number) =>
  proposeHole({
    ...{ size, hole: limits('H7', size), pin: limits('g6', size) },
    ...{ expansion: { pin, plate: plateExpansion }, temperature },
  })

describe('the hole of a pin of 6 mm', () => {
  test('has a running fit, a guide, a relief and steel beside it', () => {
    const { cold, guide, relief, edge } = holeOf(6, 11, 20)
    // H7 +0.012/0, g6 -0.004/-0.012
    expect(cold.least).toBeCloseTo(0.004, 6)
    expect(cold.most).toBeCloseTo(0.024, 6)
    expect(guide).toEqual({ least: 12, most: 18, proposed: 15 })
    expect([relief, edge]).toEqual([6.5, 6])
  })

  test('keeps its clearance where pin and plate grow alike', () => {
    const { cold, warm } = holeOf(6, plateExpansion, 200)
    expect(warm.least).toBeCloseTo(cold.least, 9)
  })

  test('becomes tighter around copper', () => {
    const { cold, warm, growthOfPin, growthOfHole } = holeOf(6, 17, 120)
    expect(growthOfPin.result).toBeCloseTo(0.0102, 6)
    expect(growthOfHole.result).toBeCloseTo(0.0066, 6)
    expect(warm.least).toBeCloseTo(cold.least - 0.0036, 6)
  })
})

test('at 20 °C nothing has grown, and a warmer mould changes both limits by the same', () => {
  fc.assert(
    fc.property(
      fc.double({ min: 1, max: 40, noNaN: true }),
      fc.double({ min: 5, max: 20, noNaN: true }),
      fc.double({ min: 20, max: 400, noNaN: true }),
      (size, pin, temperature) => {
        const cold = holeOf(size, pin, 20)
        expect(cold.warm).toEqual(cold.cold)
        const { warm, cold: same } = holeOf(size, pin, temperature)
        expect(warm.most - same.most).toBeCloseTo(warm.least - same.least, 9)
        expect(warm.most).toBeGreaterThan(warm.least)
      },
    ),
  )
})

test('the free length ends at the guide', () => {
  expect(freeLengthOf({ length: 160, headHeight: 5, size: 6 })).toBe(140)
  expect(freeLengthOf({ length: 10, headHeight: 5, size: 6 })).toBe(0)
})
