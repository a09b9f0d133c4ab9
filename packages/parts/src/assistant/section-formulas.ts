import { defineFormula } from './formula.ts'
import { sources } from './sources.ts'

const source = sources.columns

/** Area, second moment of area and outline of the sections of pins. */
export const sectionFormulas = {
  areaOfRound: defineFormula({
    expression: 'A = π · {d}² / 4',
    unit: 'mm²',
    units: { d: 'mm' },
    source,
    compute: ({ d }) => (Math.PI * d ** 2) / 4,
  }),
  areaOfTube: defineFormula({
    expression: 'A = π · ({d2}² − {d1}²) / 4',
    unit: 'mm²',
    units: { d2: 'mm', d1: 'mm' },
    source,
    compute: ({ d1, d2 }) => (Math.PI * (d2 ** 2 - d1 ** 2)) / 4,
  }),
  areaOfBlade: defineFormula({
    expression: 'A = {a} · {b}',
    unit: 'mm²',
    units: { a: 'mm', b: 'mm' },
    source,
    compute: ({ a, b }) => a * b,
  }),
  inertiaOfRound: defineFormula({
    expression: 'I = π · {d}⁴ / 64',
    unit: 'mm⁴',
    units: { d: 'mm' },
    source,
    compute: ({ d }) => (Math.PI * d ** 4) / 64,
  }),
  inertiaOfTube: defineFormula({
    expression: 'I = π · ({d2}⁴ − {d1}⁴) / 64',
    unit: 'mm⁴',
    units: { d2: 'mm', d1: 'mm' },
    source,
    compute: ({ d1, d2 }) => (Math.PI * (d2 ** 4 - d1 ** 4)) / 64,
  }),
  inertiaOfBlade: defineFormula({
    expression: 'I = {b} · {a}³ / 12',
    unit: 'mm⁴',
    units: { a: 'mm', b: 'mm' },
    source,
    compute: ({ a, b }) => (b * a ** 3) / 12,
  }),
  outlineOfRound: defineFormula({
    expression: 'U = π · {d}',
    unit: 'mm',
    units: { d: 'mm' },
    source: sources.mouldDesign,
    compute: ({ d }) => Math.PI * d,
  }),
  outlineOfBlade: defineFormula({
    expression: 'U = 2 · ({a} + {b})',
    unit: 'mm',
    units: { a: 'mm', b: 'mm' },
    source: sources.derived,
    compute: ({ a, b }) => 2 * (a + b),
  }),
}
