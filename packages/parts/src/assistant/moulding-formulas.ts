import { defineFormula } from './formula.ts'
import { sources } from './sources.ts'

/** The force of ejection, and how many pins the moulded part and the pins need for it. */
export const mouldingFormulas = {
  /**
   * Force by which the shrunk-on moulding holds the core. `A` is the section of the band that shrinks around the core,
   * not its projected area; `α` in 10⁻⁶/K.
   */
  ejectionForce: defineFormula({
    expression: 'F = {µ} · cos({φ}°) · {E} · {α} · ({Ts} − {Te}) · {A} / 10⁶',
    unit: 'N',
    units: { µ: '', φ: '°', E: 'N/mm²', α: '10⁻⁶/K', Ts: '°C', Te: '°C', A: 'mm²' },
    source: sources.mouldDesign,
    compute: ({ µ, φ, E, α, Ts, Te, A }) => µ * Math.cos((φ * Math.PI) / 180) * E * α * 1e-6 * (Ts - Te) * A,
  }),
  /** So that no pin buckles or is pressed beyond what it carries. */
  pinsForLoad: defineFormula({
    expression: 'n = {F} / {Fperm}',
    unit: '',
    units: { F: 'N', Fperm: 'N' },
    source: sources.columns,
    compute: ({ F, Fperm }) => F / Fperm,
  }),
  /** So that no pin is pushed through the wall of the moulding; usually the governing rule. */
  pinsForShear: defineFormula({
    expression: 'n = 2 · {F} / ({σy} · {h} · {U})',
    unit: '',
    units: { F: 'N', σy: 'N/mm²', h: 'mm', U: 'mm' },
    source: sources.mouldDesign,
    compute: ({ F, σy, h, U }) => (2 * F) / (σy * h * U),
  }),
  /** So that no pin leaves a mark: half of the plastic's yield stress at ejection. */
  pinsForPressure: defineFormula({
    expression: 'n = {F} / (0.5 · {σy} · {A})',
    unit: '',
    units: { F: 'N', σy: 'N/mm²', A: 'mm²' },
    source: sources.usual,
    compute: ({ F, σy, A }) => F / (0.5 * σy * A),
  }),
  /** Pressure of one of `n` pins on the moulding. */
  pressure: defineFormula({
    expression: 'p = {F} / ({n} · {A})',
    unit: 'N/mm²',
    units: { F: 'N', n: '', A: 'mm²' },
    source: sources.derived,
    compute: ({ F, n, A }) => F / (n * A),
  }),
  growthOfPin: defineFormula({
    expression: 'Δd = {α} · {d} · ({T} − 20) / 10⁶',
    unit: 'mm',
    units: { α: '10⁻⁶/K', d: 'mm', T: '°C' },
    source: sources.derived,
    compute: ({ α, d, T }) => growth(α, d, T),
  }),
  growthOfHole: defineFormula({
    expression: 'ΔD = {α} · {D} · ({T} − 20) / 10⁶',
    unit: 'mm',
    units: { α: '10⁻⁶/K', D: 'mm', T: '°C' },
    source: sources.derived,
    compute: ({ α, D, T }) => growth(α, D, T),
  }),
  growthOfLength: defineFormula({
    expression: 'ΔL = {α} · {L} · ({T} − 20) / 10⁶',
    unit: 'mm',
    units: { α: '10⁻⁶/K', L: 'mm', T: '°C' },
    source: sources.derived,
    compute: ({ α, L, T }) => growth(α, L, T),
  }),
}

/** By how much a size grows from 20 °C to a temperature, mm. */
function growth(expansion: number, size: number, temperature: number): number {
  return expansion * 1e-6 * size * (temperature - 20)
}
