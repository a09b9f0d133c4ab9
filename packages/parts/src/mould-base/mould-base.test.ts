import fc from 'fast-check'
import { expect, test } from 'vitest'
import { anyBuildableMouldBase, anyMouldBase } from '../testing/any-mould-base.ts'
import { ringsOf } from './allowed.ts'
import { borePlates } from './bore-plates.ts'
import { checkPress } from './check-press.ts'
import { deriveMouldBase } from './derive-mould-base.ts'
import { massOf } from './mass-of.ts'
import { patternOf } from './pattern.ts'
import { placeParts } from './place-parts.ts'
import { formats } from './series.ts'
import { changeFormat, usualSettings } from './usual-settings.ts'

test('every mould base is as high as its plates', () => {
  fc.assert(
    fc.property(anyMouldBase, ({ settings, height }) => {
      const { clampFixed, a, stripper, b, support, riser, clampMoving } = settings
      expect(height).toBe(clampFixed + a + stripper + b + support + riser + clampMoving)
    }),
  )
})

test('screws of a buildable mould base hold one diameter, and no part leaves its mould', () => {
  fc.assert(
    fc.property(anyBuildableMouldBase, (base) => {
      const { fixed, moving, ejector } = base.screws
      expect(Math.min(fixed?.engagement ?? 0, moving?.engagement ?? 0)).toBeGreaterThanOrEqual(base.pattern.screw)
      if (ejector !== null) expect(ejector.engagement).toBeGreaterThanOrEqual(base.pattern.ejectorScrew)
      for (const { line, places } of placeParts(base)) {
        const isOfRing = line.role === 'locatingRing' || line.role === 'screwRing'
        for (const { z } of places) {
          expect(z, line.role).toBeGreaterThanOrEqual(0)
          expect(z, line.role).toBeLessThanOrEqual(base.height + (isOfRing ? 8 : 0))
        }
      }
    }),
  )
})

test('no bore of a buildable mould base opens the side of its plate', () => {
  fc.assert(
    fc.property(anyBuildableMouldBase, (base) => {
      for (const { line, x, y, width, length, bores } of borePlates(base)) {
        for (const bore of bores) {
          expect(Math.abs(bore.x - x) + bore.diameter / 2, line.role).toBeLessThan(width / 2)
          expect(Math.abs(bore.y - y) + bore.diameter / 2, line.role).toBeLessThan(length / 2)
        }
      }
    }),
  )
})

test('every format has locating rings, none of them wider than its plates', () => {
  for (const format of formats) {
    const pattern = patternOf(format)
    const rings = pattern === null ? [] : ringsOf(pattern)
    expect(rings, `${format.width} × ${format.length}`).not.toEqual([])
    expect(Math.max(...rings)).toBeLessThan(Math.min(format.width, format.length))
  }
})

test('bores make a mould base lighter, and its parts make up for a part of that', () => {
  fc.assert(
    fc.property(anyBuildableMouldBase, (base) => {
      expect(massOf(base) / base.platesMass).toBeGreaterThan(0.9)
      expect(massOf(base) / base.platesMass).toBeLessThan(1.2)
    }),
  )
})

test.each(formats.map((format) => [`${format.width} × ${format.length}`, format] as const))(
  '%s starts with a mould base that can be built',
  (_, format) => {
    expect(deriveMouldBase(usualSettings(format))).toMatchObject({ errors: [], warnings: [] })
  },
)

test('another format keeps the choices, in sizes that it has', () => {
  const changed = changeFormat(
    { ...usualSettings({ width: 246, length: 296 }), ejection: 'none' },
    { width: 446, length: 496 },
  )
  expect(changed).toMatchObject({ width: 446, length: 496, ejection: 'none' })
  expect(deriveMouldBase(changed)?.errors.filter(({ code }) => code === 'notInSeries')).toEqual([])
})

test('a press takes a mould upright or turned', () => {
  const base = deriveMouldBase(usualSettings({ width: 246, length: 396 }))
  const unknown = { tieBarsX: null, tieBarsY: null, minHeight: null, maxHeight: null, stroke: null, moulding: null }
  const press = { ...unknown, tieBarsX: 320, tieBarsY: 420, minHeight: 100, maxHeight: 600 }
  expect(base && checkPress(base, press)).toEqual([])
  expect(base && checkPress(base, { ...press, tieBarsX: 420, tieBarsY: 320 })).toEqual([])
  expect(base && checkPress(base, { ...press, tieBarsX: 290, maxHeight: 120 })).toEqual(['tooWide', 'tooHigh'])
  expect(base && checkPress(base, unknown)).toBeNull()
  expect(base && checkPress(base, { ...unknown, stroke: 300 })).toBeNull()
  const sprue = base?.feeding.sprueLength ?? Number.NaN
  expect(base && checkPress(base, { ...unknown, moulding: 30, stroke: sprue + 60 })).toEqual([])
  expect(base && checkPress(base, { ...unknown, moulding: 30, stroke: sprue + 59 })).toEqual(['opensTooLittle'])
})
