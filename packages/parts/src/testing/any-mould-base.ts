import fc from 'fast-check'
import { ringsOf, thicknessesOf } from '../mould-base/allowed.ts'
import { deriveMouldBase, type MouldBase } from '../mould-base/derive-mould-base.ts'
import { patternOf } from '../mould-base/pattern.ts'
import { formats } from '../mould-base/series.ts'
import { clampings, ejections, pillarSides, thicknessKeys } from '../mould-base/settings.ts'
import { settingsOf } from './mould-base-settings.ts'

/** Mould bases with sizes of the series, whether they can be built or not. */
export const anyMouldBase: fc.Arbitrary<MouldBase> = fc
  .record({
    format: fc.constantFrom(...formats),
    clamping: fc.constantFrom(...clampings),
    ejection: fc.constantFrom(...ejections),
    pillarSide: fc.constantFrom(...pillarSides),
    picks: fc.array(fc.nat(), { minLength: thicknessKeys.length + 1, maxLength: thicknessKeys.length + 1 }),
  })
  .map(({ format, picks, ...choices }) => {
    const pattern = patternOf(format)
    if (pattern === null) throw new Error('no such format')
    const pick = (values: readonly number[], at: number) => values[(picks[at] ?? 0) % values.length] ?? 0
    const thicknesses = thicknessKeys.map((key, at) => [key, pick(thicknessesOf(pattern, key), at)])
    const ring = pick(ringsOf(pattern), thicknessKeys.length)
    const base = deriveMouldBase(settingsOf({ ...format, ...choices, ring, ...Object.fromEntries(thicknesses) }))
    if (base === null) throw new Error('no such format')
    return base
  })

export const anyBuildableMouldBase = anyMouldBase.filter(({ errors }) => errors.length === 0)
