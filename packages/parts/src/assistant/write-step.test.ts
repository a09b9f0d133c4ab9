import { expect, test } from 'vitest'
import { solve } from './formulas.ts'
import { writeStep } from './write-step.ts'

const german = (figure: number) => figure.toLocaleString('de-DE', { maximumSignificantDigits: 5, useGrouping: false })

test('a step has its letters, and its numbers with the result and its unit', () => {
  expect(writeStep(solve('areaOfRound', { d: 3.2 }), german)).toEqual({
    letters: 'A = π · d² / 4',
    numbers: 'A = π · 3,2² / 4 = 8,0425 mm²',
  })
  expect(writeStep(solve('limitSlenderness', { E: 210_000, Sy: 1100 }), german).numbers).toBe(
    'λ₁ = π · √(2 · 210000 / 1100) = 61,387',
  )
})
