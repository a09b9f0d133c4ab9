import { type MouldBaseSettings, type ThicknessKey, thicknessKeys } from './settings.ts'
import { restButton } from './small-parts.ts'

/** The height of the lower face of every plate above the machine's moving platen, mm, and the height of the mould. */
export type Levels = Readonly<Record<ThicknessKey | 'top', number>>

/** Plates that a mould base does not have are 0 thick. */
export function levelsOf(settings: MouldBaseSettings): Levels {
  const { clampMoving, riser, support, b, stripper, a, clampFixed, base } = settings
  const ofSupport = clampMoving + riser
  const ofB = ofSupport + support
  const ofA = ofB + b + stripper
  const ofBase = clampMoving + restButton.height
  return {
    clampMoving: 0,
    riser: clampMoving,
    base: ofBase,
    retainer: ofBase + base,
    support: ofSupport,
    b: ofB,
    stripper: ofB + b,
    a: ofA,
    clampFixed: ofA + a,
    top: ofA + a + clampFixed,
  }
}

/** Returns the settings with 0 for every plate that this kind of ejection does not have. */
export function withoutUnused(settings: MouldBaseSettings): MouldBaseSettings {
  const unused: ThicknessKey[] =
    settings.ejection === 'none'
      ? ['stripper', 'riser', 'retainer', 'base']
      : settings.ejection === 'pins'
        ? ['stripper']
        : []
  const kept = thicknessKeys.map((key) => [key, unused.includes(key) ? 0 : settings[key]])
  return { ...settings, ...Object.fromEntries(kept) }
}
