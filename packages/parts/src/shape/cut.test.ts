import fc from 'fast-check'
import { expect, test } from 'vitest'
import { readSizes } from '../families/article-sizes.ts'
import { type Family, type FamilyCode, families } from '../families/families.ts'
import { minPinLength } from '../families/min-length.ts'
import type { Section } from '../families/section.ts'
import { anyValues } from '../testing/any-values.ts'
import { realValuesOf } from '../testing/real-values.ts'
import { trimmingOf } from '../trimming/trimming-of.ts'
import { asStocked, shapeOf, type Values } from './shape-of.ts'
import { volumeOf } from './volume-of.ts'

type Known = Readonly<Record<string, number>>

interface CutFamily {
  /** The section of the part that a cut at the tip removes. */
  removed: (sizes: Known) => Section
  /** The sizes that a cut changes besides the length. */
  changed: readonly string[]
  /** The part that must stay at the tip, as a drawing shows it, mm. */
  left: (sizes: Known) => number
}

const pin: CutFamily = {
  removed: ({ diameter = 0 }) => ({ shape: 'round', diameter }),
  changed: [],
  left: ({ length = 0 }) => length,
}

/** What a cut does in every family that is cut: a new one fails here until it is answered. */
const cutFamilies: Partial<Record<FamilyCode, CutFamily>> = {
  AZ: pin,
  AK: pin,
  KS: pin,
  AS: { ...pin, left: ({ length = 0, shoulderLength = 0 }) => length - shoulderLength },
  AF: {
    removed: ({ flatStrength = 0, flatWidth = 0 }) => ({ shape: 'blade', thickness: flatStrength, width: flatWidth }),
    changed: [],
    left: ({ length = 0, shoulderLength = 0 }) => length - shoulderLength,
  },
  AH: {
    removed: ({ diameter = 0, outerDiameter = 0 }) => ({ shape: 'tube', outer: outerDiameter, inner: diameter }),
    changed: ['guideLength'],
    left: ({ guideLength = 0 }) => guideLength,
  },
}

const all = families.flatMap((family) => {
  const cut = cutFamilies[family.code]
  return cut === undefined ? [] : [[family.code, family, cut] as const]
})

function areaOf(section: Section): number {
  if (section.shape === 'blade') return section.thickness * section.width
  const circle = (diameter: number) => (Math.PI / 4) * diameter ** 2
  return section.shape === 'round' ? circle(section.diameter) : circle(section.outer) - circle(section.inner)
}

function shape(family: Family, values: Values, changedLength: number | null) {
  const made = shapeOf(family, values, { ...asStocked, changedLength })
  if (made === null) throw new Error(`${family.code} cannot be cut to ${changedLength}`)
  return { sizes: readKnown(made.values), volume: volumeOf(made.solid) }
}

function readKnown(values: Values): Known {
  return Object.fromEntries(Object.entries(values).map(([key, value]) => [key, Number(value)]))
}

test('every family that is cut is answered here', () => {
  const cut = families.filter(({ minLength }) => minLength !== undefined).map(({ code }) => code)
  expect(Object.keys(cutFamilies).sort()).toEqual(cut.sort())
})

test.each(all)('%s: a cut removes a piece of the tip, and nothing else changes', (_, family, { removed, changed }) => {
  const anyShare = fc.double({ min: 0, max: 1, noNaN: true })
  fc.assert(
    fc.property(anyValues(family), anyShare, (values, share) => {
      const sizes = readSizes(family, values)
      const trimming = sizes && trimmingOf(family, sizes)
      if (trimming === null) return
      // Heads that are higher than the shortest pin is long do not exist.
      fc.pre((sizes?.headHeight ?? 0) < minPinLength / 2)
      const length = trimming.minLength + share * (trimming.maxLength - trimming.minLength)
      const [stocked, cut] = [shape(family, values, null), shape(family, values, length)]
      const gone = trimming.maxLength - length
      expect((stocked.volume - cut.volume) / stocked.volume).toBeCloseTo(
        (gone * areaOf(removed(stocked.sizes))) / stocked.volume,
        9,
      )
      for (const [key, size] of Object.entries(stocked.sizes)) {
        expect(cut.sizes[key], key).toBeCloseTo(key === 'length' || changed.includes(key) ? size - gone : size, 9)
      }
    }),
  )
})

test.each(all)(
  '%s: the shortest cut leaves at least 15 mm of the tip, and a part never grows',
  (_, family, { left }) => {
    for (const values of realValuesOf(family.code)) {
      const sizes = readSizes(family, values)
      const trimming = sizes && trimmingOf(family, sizes)
      if (trimming === null) throw new Error(`${family.code} cannot be cut`)
      expect(left(shape(family, values, trimming.minLength).sizes)).toBeGreaterThanOrEqual(15)
      expect(shapeOf(family, values, { ...asStocked, changedLength: trimming.maxLength + 0.01 })).toBeNull()
    }
  },
)
