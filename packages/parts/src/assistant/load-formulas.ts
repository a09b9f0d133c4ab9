import { defineFormula } from './formula.ts'
import { sources } from './sources.ts'

/** What a pin carries before it buckles or yields. */
export const loadFormulas = {
  /** Ratio of the buckling length to the radius of gyration. */
  slenderness: defineFormula({
    expression: 'λ = {K} · {L} / √({I} / {A})',
    unit: '',
    units: { K: '', L: 'mm', I: 'mm⁴', A: 'mm²' },
    source: sources.johnson,
    compute: ({ K, L, I, A }) => (K * L) / Math.sqrt(I / A),
  }),
  /** Above it a column buckles elastically (Euler), below it by yielding (Johnson); at it both loads are the same. */
  limitSlenderness: defineFormula({
    expression: 'λ₁ = π · √(2 · {E} / {Sy})',
    unit: '',
    units: { E: 'N/mm²', Sy: 'N/mm²' },
    source: sources.johnson,
    compute: ({ E, Sy }) => Math.PI * Math.sqrt((2 * E) / Sy),
  }),
  euler: defineFormula({
    expression: 'Fcr = π² · {E} · {I} / ({K} · {L})²',
    unit: 'N',
    units: { E: 'N/mm²', I: 'mm⁴', K: '', L: 'mm' },
    source: sources.columns,
    compute: ({ E, I, K, L }) => (Math.PI ** 2 * E * I) / (K * L) ** 2,
  }),
  johnson: defineFormula({
    expression: 'Fcr = {A} · {Sy} · (1 − {Sy} · {λ}² / (4 · π² · {E}))',
    unit: 'N',
    units: { A: 'mm²', Sy: 'N/mm²', λ: '', E: 'N/mm²' },
    source: sources.johnson,
    compute: ({ A, Sy, λ, E }) => A * Sy * (1 - (Sy * λ ** 2) / (4 * Math.PI ** 2 * E)),
  }),
  /** No standard sets the safety ν; each company sets its own. */
  permissible: defineFormula({
    expression: 'Fperm = min({Fcr} / {ν}, {σD} · {A})',
    unit: 'N',
    units: { Fcr: 'N', ν: '', σD: 'N/mm²', A: 'mm²' },
    source: sources.columns,
    compute: ({ Fcr, ν, σD, A }) => Math.min(Fcr / ν, σD * A),
  }),
  /** The thinnest round pin that does not buckle by Euler under a load. */
  minDiameter: defineFormula({
    expression: 'dmin = (64 · {F} · {ν} · ({K} · {L})² / (π³ · {E}))^¼',
    unit: 'mm',
    units: { F: 'N', ν: '', K: '', L: 'mm', E: 'N/mm²' },
    source: sources.derived,
    compute: ({ F, ν, K, L, E }) => ((64 * F * ν * (K * L) ** 2) / (Math.PI ** 3 * E)) ** 0.25,
  }),
}
