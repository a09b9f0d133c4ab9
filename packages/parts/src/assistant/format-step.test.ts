import { expect, test } from 'vitest'
import { formatStep } from './format-step.ts'
import { solve } from './formulas.ts'

const german = (figure: number) => figure.toLocaleString('de-DE', { maximumSignificantDigits: 5, useGrouping: false })

test('a step has its letters, and its numbers with the result and its unit', () => {
  expect(formatStep(solve('areaOfRound', { d: 3.2 }), german)).toEqual({
    letters: 'A = π · d² / 4',
    numbers: 'A = π · 3,2² / 4 = 8,0425 mm²',
  })
  expect(formatStep(solve('limitSlenderness', { E: 210_000, Sy: 1100 }), german).numbers).toBe(
    'λ₁ = π · √(2 · 210000 / 1100) = 61,387',
  )
})
