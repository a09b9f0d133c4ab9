import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { loadOfPin, type Mounting, type PinStrength } from './calculate-pins.ts'

const nitrided: PinStrength = { eModulus: 210_000, yield: 1100, fatigueLimit: 800 }
const hardened: PinStrength = { ...nitrided, yield: 1800 }
const mounted = (freeLength: number): Mounting => ({ freeLength, endFactor: 0.7, safety: 3 })

describe('the load of a round pin, guided at its tip', () => {
  // Computed apart from this code, by the same formulas.
  test.each([
    ['nitrided', 2, 100, 140.0, 61.4, 'euler', 332.2, 110.7],
    ['nitrided', 3, 160, 149.3, 61.4, 'euler', 657.0, 219.0],
    ['nitrided', 4, 160, 112.0, 61.4, 'euler', 2076.3, 692.1],
    ['nitrided', 6, 200, 93.3, 61.4, 'euler', 6727.3, 2242.4],
    ['nitrided', 8, 250, 87.5, 61.4, 'euler', 13607.3, 4535.8],
    ['nitrided', 10, 160, 44.8, 61.4, 'johnson', 63387.2, 21129.1],
    ['nitrided', 12, 100, 23.3, 61.4, 'johnson', 115420.1, 38473.4],
    ['hardened', 2, 100, 140.0, 48.0, 'euler', 332.2, 110.7],
    ['hardened', 3, 160, 149.3, 48.0, 'euler', 657.0, 219.0],
    ['hardened', 4, 160, 112.0, 48.0, 'euler', 2076.3, 692.1],
    ['hardened', 6, 200, 93.3, 48.0, 'euler', 6727.3, 2242.4],
    ['hardened', 8, 250, 87.5, 48.0, 'euler', 13607.3, 4535.8],
    ['hardened', 10, 160, 44.8, 48.0, 'johnson', 79767.2, 26589.1],
    ['hardened', 12, 100, 23.3, 48.0, 'johnson', 179511.0, 59837.0],
  ] as const)('%s %d x %d', (steel, diameter, length, slenderness, limit, regime, critical, permissible) => {
    const load = loadOfPin({ shape: 'round', diameter }, steel === 'nitrided' ? nitrided : hardened, mounted(length))
    expect(load.critical.formula).toBe(regime)
    expect(load.slenderness.result).toBeCloseTo(slenderness, 1)
    expect(load.limit.result).toBeCloseTo(limit, 1)
    expect(load.critical.result).toBeCloseTo(critical, 1)
    expect(load.permissible.result).toBeCloseTo(permissible, 1)
  })

  test('a published example: clamped at both ends, 65 kgf', () => {
    const gravity = 9.80665
    const { critical } = loadOfPin(
      { shape: 'round', diameter: 2 },
      { ...nitrided, eModulus: 21_000 * gravity },
      { freeLength: 100, endFactor: 0.5, safety: 1 },
    )
    expect(critical.result / gravity).toBeCloseTo(65.1, 1)
  })

  test('a short pin is limited by what its steel bears', () => {
    const { permissible } = loadOfPin({ shape: 'round', diameter: 10 }, hardened, { ...mounted(10), safety: 1 })
    expect(permissible.result).toBeCloseTo((800 * Math.PI * 100) / 4, 6)
  })

  test('a clamped pin carries twice the load of a guided one and four times that of a hinged one', () => {
    const critical = (endFactor: number) =>
      loadOfPin({ shape: 'round', diameter: 2 }, nitrided, { freeLength: 200, endFactor, safety: 3 }).critical.result
    expect(critical(0.5) / critical(0.7)).toBeCloseTo(1.96, 6)
    expect(critical(0.5) / critical(1)).toBeCloseTo(4, 6)
  })
})

describe('every load', () => {
  const strengths = fc.record({
    eModulus: fc.double({ min: 100_000, max: 220_000, noNaN: true }),
    yield: fc.double({ min: 300, max: 2000, noNaN: true }),
    fatigueLimit: fc.double({ min: 150, max: 800, noNaN: true }),
  })
  const size = fc.double({ min: 0.5, max: 40, noNaN: true })
  const length = fc.double({ min: 5, max: 1000, noNaN: true })

  test('falls with the free length and grows with the diameter', () => {
    fc.assert(
      fc.property(strengths, size, length, (strength, diameter, free) => {
        const load = (d: number, l: number) =>
          loadOfPin({ shape: 'round', diameter: d }, strength, mounted(l)).critical.result
        expect(load(diameter, free * 1.1)).toBeLessThan(load(diameter, free))
        expect(load(diameter * 1.1, free)).toBeGreaterThan(load(diameter, free))
      }),
    )
  })

  test('is the same by both formulas at the limit of slenderness', () => {
    fc.assert(
      fc.property(strengths, size, (strength, diameter) => {
        const { limit } = loadOfPin({ shape: 'round', diameter }, strength, mounted(100))
        const at = (share: number) =>
          loadOfPin({ shape: 'round', diameter }, strength, mounted((share * limit.result * diameter) / 4 / 0.7))
        const [below, above] = [at(1 - 1e-9), at(1 + 1e-9)]
        expect([below.critical.formula, above.critical.formula]).toEqual(['johnson', 'euler'])
        expect(below.critical.result / above.critical.result).toBeCloseTo(1, 6)
        expect(below.critical.result / below.area.result).toBeCloseTo(strength.yield / 2, 3)
      }),
    )
  })

  test('of a tube is less than that of a rod, of a square blade more than that of a rod within it', () => {
    fc.assert(
      fc.property(strengths, size, length, (strength, outer, free) => {
        const load = (section: Parameters<typeof loadOfPin>[0]) =>
          loadOfPin(section, strength, mounted(free)).critical.result
        const rod = load({ shape: 'round', diameter: outer })
        expect(load({ shape: 'tube', outer, inner: outer / 2 })).toBeLessThan(rod)
        expect(load({ shape: 'blade', thickness: outer, width: outer })).toBeGreaterThan(rod)
      }),
    )
  })
})
