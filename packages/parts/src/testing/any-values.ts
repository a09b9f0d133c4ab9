import fc from 'fast-check'
import type { Family } from '../families/families.ts'
import type { Size } from '../families/family.ts'
import { asStocked, shapeOf, type Values } from '../shape/shape-of.ts'

/** Scale of the whole part. */
const whole = factor(0.3, 5)
/** How far one size may differ from the proportions of the typical part; lengths in columns differ most. */
const alone = { row: factor(0.5, 2), detail: factor(0.5, 2), column: factor(0.5, 8) }

function factor(from: number, to: number): fc.Arbitrary<number> {
  return fc.double({ min: Math.log(from), max: Math.log(to), noNaN: true }).map(Math.exp)
}

/**
 * Values of a family's parts that make a shape, in wide limits around the typical ones. A size that tables may leave
 * open is sometimes missing.
 */
export function anyValues(family: Family): fc.Arbitrary<Values> {
  const choices = family.choices.map(({ key, typical }) => [key, fc.constant(typical)])
  return whole
    .chain((scale) => fc.record(Object.fromEntries([...family.sizes.map((size) => anySize(size, scale)), ...choices])))
    .filter((values) => shapeOf(family, values, asStocked) !== null)
}

function anySize({ key, role, unit, typical, absent }: Size, scale: number) {
  const size = fc
    .oneof(fc.constant(1), alone[role])
    .map((share) => round(typical * share * (unit === 'mm' ? scale : 1)))
  return [key, absent === null ? size : fc.option(size, { nil: undefined, freq: 4 })]
}

function round(millimetres: number): number {
  return Math.round(millimetres * 100) / 100
}
