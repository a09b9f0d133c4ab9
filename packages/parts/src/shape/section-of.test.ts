import { expect, test } from 'vitest'
import { type FamilyCode, familyOf } from '../families/families.ts'
import type { Section } from '../families/section.ts'
import { realValuesOf } from '../testing/real-values.ts'
import { sectionOf } from './section-of.ts'
import { asStocked, shapeOf } from './shape-of.ts'

const sections: readonly [FamilyCode, string, Section][] = [
  ['AZ', 'its shaft', { shape: 'round', diameter: 1 }],
  ['AK', 'its shaft', { shape: 'round', diameter: 1 }],
  ['AS', 'its thin part', { shape: 'round', diameter: 0.8 }],
  ['AF', 'its blade', { shape: 'blade', thickness: 0.8, width: 3.5 }],
  ['AH', 'its guide', { shape: 'tube', outer: 3, inner: 1.6 }],
  ['AB', 'its shank at the nozzle', { shape: 'tube', outer: 12, inner: 2.5 }],
  ['ZR', 'the ring', { shape: 'tube', outer: 60, inner: 36 }],
  ['FS', 'its guide', { shape: 'round', diameter: 9 }],
  ['FB', 'its fit and bore', { shape: 'tube', outer: 14, inner: 9 }],
  ['SZ', 'its shank', { shape: 'round', diameter: 5 }],
  ['ST', 'the pin', { shape: 'round', diameter: 2 }],
  ['PLA', 'its thickness and width', { shape: 'blade', thickness: 22, width: 156 }],
]

test.each(sections)('the working section of %s is %s', (code, _, section) => {
  const shape = shapeOf(familyOf(code), realValuesOf(code)[0] ?? {}, asStocked)
  expect(shape && sectionOf(shape.solid)).toEqual(section)
})
