import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { settingsOf } from '../testing/mould-base-settings.ts'
import { deriveMouldBase } from './derive-mould-base.ts'

interface Example {
  name: string
  input: { format: [number, number]; clampType: 'overhang' | 'flush'; ejection: 'pins' | 'stripper' | 'none' } & Record<
    string,
    unknown
  >
  height: number
  platesMass: number
  stroke: { geometric: number; recommended: number } | null
  guideLength: number
  sprueLength: number
  screws: Record<string, { engagement: number; counterbore?: number; tapDepth?: number }>
  bill: [role: string, quantity: number, family: string, sizes: (number | null)[]][]
  errors: number
}

// The examples were computed by the rules of mould_base.md with a program of its own.
const examples: Example[] = JSON.parse(readFileSync(new URL('testing/examples.json', import.meta.url), 'utf8'))

function derive({ input: { format, clampType, ...input } }: Example) {
  const [width, length] = format
  const base = deriveMouldBase(settingsOf({ width, length, clamping: clampType, ...input }))
  if (base === null) throw new Error('no such format')
  return base
}

test.each(examples.map((example) => [example.name, example] as const))('%s has its bill of materials', (_, example) => {
  const base = derive(example)
  expect(base.height).toBe(example.height)
  expect(base.platesMass).toBeCloseTo(example.platesMass, 3)
  expect(base.ejection.stroke).toEqual(example.stroke)
  expect(base.feeding.sprueLength).toBe(example.sprueLength)
  expect(base.guides.guideLength).toBe(example.guideLength)
  const { fixed: screwFixed, moving: screwMoving, ejector: screwEjector } = base.screws
  expect({ screwFixed, screwMoving, ...(screwEjector && { screwEjector }) }).toMatchObject(example.screws)
  const bill = base.bill.filter(({ role }) => role !== 'boring')
  expect(bill.map(({ role, quantity, family, sizes }) => [role, quantity, family, sizes])).toEqual(
    example.bill.map(([role, quantity, family, sizes]) => [role, quantity, family, sizes.map((size) => size ?? 0)]),
  )
  expect(base.errors).toHaveLength(example.errors)
})

test('a refused mould base says why', () => {
  const refused = examples.find(({ errors }) => errors > 0)
  expect(refused && derive(refused).errors).toEqual([
    { field: 'a', code: 'guideTooShort', values: { needed: 22, possible: 26 } },
    { field: 'riser', code: 'strokeTooShort', values: { stroke: -2, needed: 5 } },
  ])
})
