import fc from 'fast-check'
import { ringsOf, thicknessesOf } from '../mould-base/allowed.ts'
import { checkPins } from '../mould-base/check-pins.ts'
import { deriveMouldBase, type MouldBase } from '../mould-base/derive-mould-base.ts'
import { patternOf } from '../mould-base/pattern.ts'
import { formats } from '../mould-base/series.ts'
import {
  clampings,
  ejections,
  type MouldBaseSettings,
  pillarSides,
  pinMaterials,
  thicknessKeys,
} from '../mould-base/settings.ts'
import { pinDiameters } from '../mould-base/small-parts.ts'
import { settingsOf } from './mould-base-settings.ts'

const anyPins = fc.array(
  fc.record({
    x: fc.integer({ min: -1000, max: 1000 }).map((tenths) => tenths / 10),
    y: fc.integer({ min: -1500, max: 1500 }).map((tenths) => tenths / 10),
    diameter: fc.constantFrom(...pinDiameters),
    material: fc.constantFrom(...pinMaterials),
    height: fc.integer({ min: -1200, max: 0 }).map((hundredths) => hundredths / 100),
  }),
  { maxLength: 12 },
)

/** Mould bases with sizes of the series, whether they can be built or not. */
export const anyMouldBase: fc.Arbitrary<MouldBase> = fc
  .record({
    format: fc.constantFrom(...formats),
    clamping: fc.constantFrom(...clampings),
    ejection: fc.constantFrom(...ejections),
    pillarSide: fc.constantFrom(...pillarSides),
    pins: anyPins,
    picks: fc.array(fc.nat(), { minLength: thicknessKeys.length + 1, maxLength: thicknessKeys.length + 1 }),
  })
  .map(({ format, picks, ...choices }) => {
    const pattern = patternOf(format)
    if (pattern === null) throw new Error('no such format')
    const pick = (values: readonly number[], at: number) => values[(picks[at] ?? 0) % values.length] ?? 0
    const thicknesses = thicknessKeys.map((key, at) => [key, pick(thicknessesOf(pattern, key), at)])
    const ring = pick(ringsOf(pattern), thicknessKeys.length)
    const settings = settingsOf({ ...format, ...choices, ring, ...Object.fromEntries(thicknesses) })
    const base = deriveMouldBase({ ...settings, pins: fittingPins(settings) })
    if (base === null) throw new Error('no such format')
    return base
  })

/** Leaves out the pins that meet something. */
function fittingPins(settings: MouldBaseSettings): MouldBaseSettings['pins'] {
  const pattern = patternOf(settings)
  const misfits = pattern === null ? [] : checkPins(settings, pattern)
  return settings.pins.filter((_, at) => !misfits.some(({ values }) => values.pin === at + 1))
}

export const anyBuildableMouldBase = anyMouldBase.filter(({ errors }) => errors.length === 0)
