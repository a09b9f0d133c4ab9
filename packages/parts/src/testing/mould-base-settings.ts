import { patternOf } from '../mould-base/pattern.ts'
import type { MouldBaseSettings } from '../mould-base/settings.ts'
import { sprueOf } from '../mould-base/small-parts.ts'
import { usualMaterials } from '../mould-base/usual-settings.ts'

/** Returns settings with usual choices for everything that is left open. */
export function settingsOf(
  chosen: Pick<MouldBaseSettings, 'width' | 'length'> & Partial<MouldBaseSettings>,
): MouldBaseSettings {
  const pattern = patternOf(chosen)
  return {
    ...{ clampFixed: 0, a: 0, stripper: 0, b: 0, support: 0, riser: 0, retainer: 0, base: 0, clampMoving: 0 },
    ...{ clamping: 'overhang', ejection: 'pins', pillarSide: 'moving', nozzleRadius: 15.5, pins: [] },
    ring: pattern?.ring ?? 0,
    sprueBore: pattern === null ? 0 : (sprueOf(pattern.sprue).bores[0] ?? 0),
    materials: usualMaterials,
    ...chosen,
  }
}
