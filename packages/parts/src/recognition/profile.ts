import type { SizedTip } from '../machining/tip.ts'

/** A cylinder of a turned body, or a cone with another diameter at its end; mm from the head face. */
export interface Stretch {
  from: number
  to: number
  /** Diameters. */
  start: number
  end: number
}

/** A plane side along the axis. */
export interface Side {
  /** Direction from the axis, radians. */
  angle: number
  /** From the axis, mm. */
  distance: number
  from: number
  to: number
}

/** The rectangular end of a pin. */
export interface Blade {
  from: number
  width: number
  strength: number
}

/**
 * A turned body as it was measured, in mm from its head face to its tip. Fillets and chamfers are left out, so that each
 * stretch reaches to the next one.
 */
export interface Profile {
  length: number
  outside: readonly Stretch[]
  /** From the head face on; empty if it has no bore. */
  bore: readonly Stretch[]
  /** Radius of a spherical hollow where the bore begins; 0 if it has none. */
  seatRadius: number
  blade: Blade | null
  /** Flats on the edge of the head. */
  flats: readonly Side[]
  /** A hexagon socket in the head. */
  socket: { width: number; depth: number } | null
  /** The shape of a tip as it was measured; `other` for one that is not ground so, null for a plane one. */
  tip: SizedTip | 'other' | null
  /** Where a tip begins that is none of these, such as one that follows the moulded part; null for any other one. */
  shapedFrom: number | null
  /** Faces that are nothing of these, such as cross holes and threads. */
  others: number
}

export function isCone({ start, end }: Stretch): boolean {
  return Math.abs(start - end) > 0.02
}

/** Returns the body seen from its other end, if it may have its head there. */
export function turnAround(profile: Profile): Profile | null {
  const { length, blade, flats, socket, shapedFrom } = profile
  if (blade !== null || flats.length > 0 || socket !== null || shapedFrom !== null) return null
  const turn = (stretches: readonly Stretch[]) =>
    stretches
      .map(({ from, to, start, end }) => ({ from: length - to, to: length - from, start: end, end: start }))
      .toReversed()
  return { ...profile, outside: turn(profile.outside), bore: turn(profile.bore), tip: null }
}
