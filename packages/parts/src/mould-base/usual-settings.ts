import { ringsOf, thicknessesOf } from './allowed.ts'
import { deriveMouldBase } from './derive-mould-base.ts'
import { type Pattern, patternOf } from './pattern.ts'
import type { Format } from './series.ts'
import { type Materials, type MouldBaseSettings, thicknessKeys } from './settings.ts'
import { sprueOf } from './small-parts.ts'

export const usualMaterials: Materials = {
  ...{ clamping: 'U', cavityA: 'U', cavityB: 'U', support: 'U', ejector: 'U' },
  ...{ bushing: 'E', screw: 'B', sprue: 'T' },
}

/** Returns a mould base of a format that can be built, with thin plates. */
export function usualSettings(format: Format): MouldBaseSettings {
  const pattern = patternOf(format)
  if (pattern === null) throw new Error('the series has no such format')
  const most = (values: readonly number[]) => values.at(-1) ?? 0
  const [retainer = 0] = pattern.retainer
  const [base = 0] = pattern.base
  const [support = 0] = pattern.support
  const all = pattern.cavity.map(
    (plate): MouldBaseSettings => ({
      ...{ width: format.width, length: format.length, retainer, base, support },
      ...{ a: plate, b: plate, stripper: pattern.cavity[0] ?? 0, riser: most(pattern.riser) },
      ...{ clampFixed: most(pattern.clamping), clampMoving: most(pattern.clamping) },
      ...{ clamping: 'overhang', ejection: 'pins', pillarSide: 'moving', pins: [], materials: usualMaterials },
      ...usualFeeding(pattern),
    }),
  )
  const usual = all.find((settings) => {
    const mouldBase = deriveMouldBase(settings)
    return mouldBase !== null && mouldBase.errors.length + mouldBase.warnings.length === 0
  })
  if (usual === undefined) throw new Error('no usual mould base can be built')
  return usual
}

function usualFeeding(pattern: Pattern) {
  const { bores } = sprueOf(pattern.sprue)
  return { ring: pattern.ring, sprueBore: bores[Math.floor(bores.length / 2)] ?? 0, nozzleRadius: 15.5 }
}

/** Returns the same choices for another format, with its nearest thicknesses. */
export function changeFormat(settings: MouldBaseSettings, format: Format): MouldBaseSettings {
  const pattern = patternOf(format)
  if (pattern === null) throw new Error('the series has no such format')
  const thicknesses = thicknessKeys.map((key) => [key, nearest(thicknessesOf(pattern, key), settings[key])])
  const feeding = usualFeeding(pattern)
  return {
    ...{ ...settings, ...Object.fromEntries(thicknesses), ...format },
    ring: ringsOf(pattern).includes(settings.ring) ? settings.ring : feeding.ring,
    sprueBore: sprueOf(pattern.sprue).bores.includes(settings.sprueBore) ? settings.sprueBore : feeding.sprueBore,
  }
}

function nearest(values: readonly number[], wanted: number): number {
  return values.reduce(
    (best, value) => (Math.abs(value - wanted) < Math.abs(best - wanted) ? value : best),
    values[0] ?? 0,
  )
}
