import type { Formula } from './formula.ts'
import { loadFormulas } from './load-formulas.ts'
import { mouldingFormulas } from './moulding-formulas.ts'
import { sectionFormulas } from './section-formulas.ts'

const all = { ...sectionFormulas, ...loadFormulas, ...mouldingFormulas }

export type FormulaId = keyof typeof all

/** Every formula of the ejector assistant. Units: mm, mm², mm⁴, N, N/mm², °C. */
export const formulas: Readonly<Record<FormulaId, Formula>> = all

type ValuesOf<Id extends FormulaId> = (typeof all)[Id] extends Formula<infer Symbol> ? Record<Symbol, number> : never

/** A formula with its numbers. */
export interface Step {
  formula: FormulaId
  values: Readonly<Record<string, number>>
  result: number
}

/** Computes a formula. */
export function solve<Id extends FormulaId>(formula: Id, values: ValuesOf<Id>): Step {
  return { formula, values, result: formulas[formula].compute(values) }
}
