import { fillExpression } from './formula.ts'
import { formulas, type Step } from './formulas.ts'

/** A step as people read it. */
export interface FormattedStep {
  /** With letters: `A = π · d² / 4`. */
  letters: string
  /** With its numbers and the result: `A = π · 6² / 4 = 28.274 mm²`. */
  numbers: string
}

/** Formats a step of a calculation. */
export function formatStep({ formula, values, result }: Step, format: (figure: number) => string): FormattedStep {
  const { expression, unit } = formulas[formula]
  const numbers = fillExpression(expression, (symbol) => format(values[symbol] ?? Number.NaN))
  return {
    letters: fillExpression(expression, (symbol) => symbol),
    numbers: `${numbers} = ${[format(result), unit].filter(Boolean).join(' ')}`,
  }
}
