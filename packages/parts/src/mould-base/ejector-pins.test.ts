import fc from 'fast-check'
import { expect, test } from 'vitest'
import { anyBuildableMouldBase } from '../testing/any-mould-base.ts'
import { stockedArticles } from '../testing/stocked-articles.ts'
import { borePlates } from './bore-plates.ts'
import type { Bore } from './bores.ts'
import { deriveMouldBase } from './derive-mould-base.ts'
import { type EjectorPin, pinMaterials } from './settings.ts'
import { pinDiameters, pinOf } from './small-parts.ts'
import { suggestPin } from './suggest-pin.ts'
import { usualSettings } from './usual-settings.ts'

const usual = usualSettings({ width: 246, length: 296 })
const pin: EjectorPin = { x: 20, y: 30, diameter: 6, material: 'H', height: 0 }

function derive(...pins: EjectorPin[]) {
  const base = deriveMouldBase({ ...usual, pins })
  if (base === null) throw new Error('no such format')
  return base
}

const pinLines = (...pins: EjectorPin[]) => derive(...pins).bill.filter(({ role }) => role === 'ejectorPin')
const errors = (...pins: EjectorPin[]) => derive(...pins).errors.map(({ code, values }) => ({ code, ...values }))

test('pins of one length are one line, cut from the next stocked length', () => {
  const length = derive(pin).ejection.pinLength
  expect(
    pinLines(pin, { ...pin, x: -20 }, { ...pin, y: -30, height: -3.5 }, { ...pin, x: -40, material: 'N' }),
  ).toEqual([
    expect.objectContaining({ quantity: 2, articleNo: 'AZH-6x125', changedLength: length }),
    expect.objectContaining({ quantity: 1, articleNo: 'AZH-6x125', changedLength: length - 3.5 }),
    expect.objectContaining({ quantity: 1, articleNo: 'AZN-6x125', changedLength: length }),
  ])
})

test('a pin longer than its diameter is stocked in is on request', () => {
  expect(
    deriveMouldBase({ ...usual, riser: 96, b: 96, support: 46, pins: [{ ...pin, diameter: 2, height: 0 }] })?.warnings,
  ).toContainEqual({
    field: 'pins',
    code: 'pinOnRequest',
    values: { length: expect.any(Number) },
  })
})

test('every pin that the series uses is an article of the catalogue', () => {
  const articles = new Map(stockedArticles.map((article) => [article.articleNumber, article.sizes]))
  for (const diameter of pinDiameters) {
    const { head: headDiameter, headHeight, lengths } = pinOf(diameter)
    for (const length of lengths) {
      for (const material of pinMaterials) {
        expect(articles.get(`AZ${material}-${diameter}x${length}`)).toMatchObject({ headDiameter, headHeight })
      }
    }
  }
})

test('plates have the bores of a pin: its head, its way, and its guide at the face', () => {
  const plates = borePlates(derive({ ...pin, height: -2 }))
  const boresOf = (role: string): Bore[] =>
    plates.find(({ line }) => line.role === role)?.bores.filter(({ x, y }) => x === pin.x && y === pin.y) ?? []
  const sizes = (role: string) => boresOf(role).map(({ diameter, from, to, fit }) => [diameter, from, to, fit])
  const { retainer, support, b } = usual
  expect(sizes('retainerPlate')).toEqual([
    [13, 0, 5, null],
    [7, 5, retainer, null],
  ])
  expect(sizes('supportPlate')).toEqual([[7, 0, support, null]])
  // Guided over 2.5 times its diameter below the pocket of 2 mm.
  expect(sizes('cavityPlateB')).toEqual([
    [7, 0, b - 17, null],
    [6, b - 17, b, 'H7'],
  ])
})

test('a pin that meets something says what', () => {
  const { pattern } = derive()
  const { ejectorWidth, returnX, returnY, ejectorScrewX, ejectorScrewYs } = pattern
  const place = (x: number, y: number) => errors({ ...pin, x, y })
  expect(errors(pin)).toEqual([])
  expect(place(ejectorWidth / 2 - 9, 0)).toEqual([{ code: 'pinBeyondPlate', pin: 1 }])
  expect(place(ejectorWidth / 2 - 9.5, 0)).toEqual([])
  expect(place(returnX - 10, returnY)).toEqual([{ code: 'pinMeetsPart', pin: 1, role: 'returnPin' }])
  expect(place(ejectorScrewX - 10, ejectorScrewYs.at(-1) ?? 0)).toEqual([
    { code: 'pinMeetsPart', pin: 1, role: 'screwEjector' },
  ])
  expect(place(0, 0)).toEqual([{ code: 'pinMeetsPart', pin: 1, role: 'ejectorRod' }])
  expect(errors(pin, { ...pin, x: 35.5 })).toEqual([{ code: 'pinMeetsPin', pin: 2, other: 1 }])
  expect(errors(pin, { ...pin, x: 36 })).toEqual([])
  expect(errors({ ...pin, diameter: 6.35 })).toEqual([{ code: 'pinDiameter', pin: 1, diameter: 6.35 }])
  expect(errors({ ...pin, height: -usual.b })).toMatchObject([{ code: 'pinHeight', least: 6 - usual.b }])
  expect(errors({ ...pin, height: 0.01 })).toEqual([{ code: 'pinInPlateA', pin: 1 }])
})

test('pins that were drawn stay in the settings of another ejection, without parts and bores', () => {
  const other = deriveMouldBase({ ...usual, ejection: 'stripper', pins: [{ ...pin, x: 5000 }] })
  expect(other?.settings.pins).toHaveLength(1)
  expect(other?.bill.some(({ role }) => role === 'ejectorPin')).toBe(false)
  expect(other?.errors).toEqual(deriveMouldBase({ ...usual, ejection: 'stripper' })?.errors)
})

test('another pin is suggested on the other sides of the mould, then where the plate is free', () => {
  const { pattern } = derive()
  const places: string[] = []
  let pins: EjectorPin[] = []
  for (let next = suggestPin({ ...usual, pins }, pattern); next !== null; ) {
    pins = [...pins, next]
    places.push(`${next.x} ${next.y}`)
    next = suggestPin({ ...usual, pins }, pattern)
  }
  const mirrored = suggestPin({ ...usual, pins: [{ ...pin, diameter: 8 }] }, pattern)
  expect(mirrored).toEqual({ ...pin, diameter: 8, x: -20 })
  expect(pins.length).toBeGreaterThan(40)
  expect(new Set(places).size).toBe(pins.length)
  expect(errors(...pins)).toEqual([])
})

test('steel stays between the bores of pins and all other bores of their plates', () => {
  fc.assert(
    fc.property(anyBuildableMouldBase, (base) => {
      const isOfPin = ({ x, y }: Bore) => base.settings.pins.some((each) => each.x === x && each.y === y)
      for (const { line, bores } of borePlates(base)) {
        for (const own of bores.filter(isOfPin)) {
          for (const other of bores) {
            const distance = Math.hypot(own.x - other.x, own.y - other.y)
            if (distance === 0 || own.from >= other.to || other.from >= own.to) continue
            expect(distance - (own.diameter + other.diameter) / 2, line.role).toBeGreaterThan(3 - 1e-9)
          }
        }
      }
    }),
  )
})
