import type { Pattern } from './pattern.ts'
import type { Reason } from './reason.ts'
import type { MouldBaseSettings, ThicknessKey } from './settings.ts'
import { ringBoreOf, ringScrew, screwOf, sprueOf } from './small-parts.ts'

const rings = [60, 80, 90, 100, 110, 120, 125, 150, 160]

/** Returns the thicknesses that a plate of this format may have; 0 is no plate. */
export function thicknessesOf(pattern: Pattern, key: ThicknessKey): readonly number[] {
  switch (key) {
    case 'clampFixed':
    case 'clampMoving':
      return pattern.clamping
    case 'a':
    case 'b':
    case 'stripper':
      return pattern.cavity
    case 'support':
      return [0, ...pattern.support]
    default:
      return pattern[key]
  }
}

/** Between the recess of the locating ring and another bore or the side of the plate, mm. */
const minWall = 3

/** Returns the locating rings that hold the sprue bushing of this format, clear its other bores and lie in its plate. */
export function ringsOf(pattern: Pattern): number[] {
  const { head } = sprueOf(pattern.sprue)
  const nearest = Math.min(...pattern.screwYs.map((y) => Math.hypot(pattern.screwX, y)))
  const side = Math.min(pattern.width, pattern.length) / 2
  const free = Math.min(nearest - screwOf(pattern.screw).counterbore / 2, side) - minWall
  return rings.filter((ring) => {
    const bore = ringBoreOf(ring)
    const beside = (ring + bore) / 4 - ringScrew.thread / 2 - head / 2
    return bore < head && beside >= 2 && ring / 2 <= free
  })
}

/** The plates that this kind of ejection has. */
export function usedThicknesses({ ejection }: Pick<MouldBaseSettings, 'ejection'>): ThicknessKey[] {
  return [
    'clampFixed',
    'a',
    ...(ejection === 'stripper' ? (['stripper'] as const) : []),
    'b',
    'support',
    ...(ejection === 'none' ? [] : (['riser', 'retainer', 'base'] as const)),
    'clampMoving',
  ]
}

/** Returns the values that the series does not have. */
export function checkSeries(settings: MouldBaseSettings, pattern: Pattern): Reason[] {
  const reasons: Reason[] = []
  const check = (field: Reason['field'], value: number, allowed: readonly number[]) => {
    if (!allowed.includes(value)) reasons.push({ field, code: 'notInSeries', values: { value } } as const)
  }
  for (const key of usedThicknesses(settings)) check(key, settings[key], thicknessesOf(pattern, key))
  check('ring', settings.ring, ringsOf(pattern))
  check('sprueBore', settings.sprueBore, sprueOf(pattern.sprue).bores)
  return reasons
}
