import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { calculatePins, stepsOf } from './calculate-pins.ts'
import { piecesOf } from './formula.ts'
import { type FormulaId, formulas, solve } from './formulas.ts'

const strength = { eModulus: 210_000, yield: 1100, fatigueLimit: 800 }
const mounting = { freeLength: 100, endFactor: 0.7, safety: 3 }

describe('how many pins push a moulding', () => {
  test('thin walls of soft plastic are pierced first', () => {
    const { needed, governing, rules } = calculatePins({ shape: 'round', diameter: 6 }, strength, mounting, {
      ...{ force: 3000, wall: 1, yield: 25 },
    })
    // 2 · 3000 / (25 · 1 · π · 6) = 12.73
    expect(rules.pinsForShear.result).toBeCloseTo(12.732, 3)
    expect([needed, governing]).toEqual([13, 'pinsForShear'])
  })

  test('long thin pins buckle first', () => {
    const { needed, governing } = calculatePins({ shape: 'round', diameter: 2 }, strength, mounting, {
      ...{ force: 500, wall: 5, yield: 200 },
    })
    // 500 / 110.7 = 4.5
    expect([needed, governing]).toEqual([5, 'pinsForLoad'])
  })

  test('small pins leave marks first where the wall is thick', () => {
    const { governing, needed, pressure } = calculatePins({ shape: 'round', diameter: 3 }, strength, mounting, {
      ...{ force: 300, wall: 10, yield: 20 },
    })
    // 300 / (0.5 · 20 · 7.069) = 4.24
    expect([needed, governing]).toEqual([5, 'pinsForPressure'])
    expect(pressure.result).toBeCloseTo(300 / (5 * 7.0686), 2)
  })

  test('a force that one pin carries needs one pin', () => {
    const { needed } = calculatePins({ shape: 'round', diameter: 6 }, strength, mounting, {
      ...{ force: 0.1, wall: 2, yield: 25 },
    })
    expect(needed).toBe(1)
  })

  test('are never fewer for more force, and enough for every rule', () => {
    fc.assert(
      fc.property(
        fc.double({ min: 0.5, max: 32, noNaN: true }),
        fc.double({ min: 1, max: 1e5, noNaN: true }),
        fc.double({ min: 0.3, max: 20, noNaN: true }),
        fc.double({ min: 2, max: 100, noNaN: true }),
        (diameter, force, wall, plasticYield) => {
          const pins = (f: number) =>
            calculatePins({ shape: 'round', diameter }, strength, mounting, { force: f, wall, yield: plasticYield })
          const one = pins(force)
          expect(pins(force * 1.5).needed).toBeGreaterThanOrEqual(one.needed)
          for (const { result } of Object.values(one.rules)) expect(one.needed).toBeGreaterThanOrEqual(result - 1e-6)
          expect(one.pressure.result).toBeLessThanOrEqual(0.5 * plasticYield * (1 + 1e-6))
        },
      ),
    )
  })
})

describe('the force of ejection', () => {
  const values = { µ: 0.6, φ: 1, E: 1300, α: 90, Ts: 105, Te: 80, A: 200 }

  test('follows from shrinkage and friction', () => {
    // 0.6 · 0.99985 · 1300 · 90e-6 · 25 · 200
    expect(solve('ejectionForce', values).result).toBeCloseTo(350.95, 1)
  })

  test('grows with friction and area, and falls with the draft', () => {
    const force = (changed: Partial<typeof values>) => solve('ejectionForce', { ...values, ...changed }).result
    expect(force({ µ: 1.2 })).toBeCloseTo(2 * force({}), 6)
    expect(force({ A: 400 })).toBeCloseTo(2 * force({}), 6)
    expect(force({ φ: 10 })).toBeLessThan(force({}))
    expect(force({ Te: 105 })).toBe(0)
  })
})

test('the smallest diameter carries just its load by Euler', () => {
  const { result: d } = solve('minDiameter', { F: 219, ν: 3, K: 0.7, L: 160, E: 210_000 })
  expect(d).toBeCloseTo(3, 3)
})

test('the steps of a calculation are in the order in which each uses the ones before', () => {
  const steps = stepsOf(
    calculatePins({ shape: 'tube', outer: 8, inner: 4 }, strength, mounting, { force: 900, wall: 2, yield: 25 }),
  )
  const known: number[] = []
  for (const { values, result } of steps) {
    for (const [symbol, value] of Object.entries(values)) {
      if (['A', 'I', 'λ', 'Fcr', 'Fperm', 'U'].includes(symbol)) expect(known).toContain(value)
    }
    known.push(result)
  }
})

describe('every formula', () => {
  const ids = Object.keys(formulas) as FormulaId[]

  test.each(ids)('%s names each of its values', (id) => {
    const { expression, units } = formulas[id]
    const symbols = piecesOf(expression).flatMap((piece) => ('symbol' in piece ? [piece.symbol] : []))
    expect(new Set(symbols)).toEqual(new Set(Object.keys(units)))
  })

  test.each(ids)('%s computes what it says', (id) => {
    const { expression, units, compute } = formulas[id]
    fc.assert(
      fc.property(fc.array(fc.double({ min: 0.5, max: 3, noNaN: true }), { minLength: 8, maxLength: 8 }), (numbers) => {
        const values = Object.fromEntries(Object.keys(units).map((symbol, at) => [symbol, numbers[at] ?? 1]))
        const written = evaluate(expression, values)
        const computed = compute(values)
        expect(computed).toSatisfy(
          (result: number) => Math.abs(result - written) <= 1e-9 * Math.max(1, Math.abs(written)),
        )
      }),
    )
  })
})

/** Computes the right side of an expression as it is written. */
function evaluate(expression: string, values: Readonly<Record<string, number>>): number {
  const written = piecesOf(expression.slice(expression.indexOf('=') + 1))
    .map((piece) => ('symbol' in piece ? `(${values[piece.symbol]})` : piece.text))
    .join('')
  const code = written
    .replaceAll('10⁶', '1e6')
    .replaceAll('·', '*')
    .replaceAll('−', '-')
    .replaceAll('π', 'Math.PI')
    .replaceAll('²', '**2')
    .replaceAll('³', '**3')
    .replaceAll('⁴', '**4')
    .replaceAll('^¼', '**0.25')
    .replaceAll('√', 'Math.sqrt')
    .replaceAll('min(', 'Math.min(')
    .replace(/cos\((.*?)°\)/, 'Math.cos($1*Math.PI/180)')
    .replaceAll(', ', ',')
  return Function(`return ${code}`)()
}
