import type { Thread } from './shape.ts'

/** Coarse pitches of the first choice of ISO 262, mm: `nominal diameter × pitch`. */
const series =
  '1.6x0.35 2x0.4 2.5x0.45 3x0.5 4x0.7 5x0.8 6x1 8x1.25 10x1.5 12x1.75 16x2 20x2.5 24x3 30x3.5 36x4 42x4.5 48x5 56x5.5 64x6'

const pitches: ReadonlyMap<number, number> = new Map(
  series.split(' ').map((thread) => {
    const [diameter = 0, pitch = 0] = thread.split('x').map(Number)
    return [diameter, pitch]
  }),
)

/** Diameters of clearance holes for screws, mm, the medium series of ISO 273; unconfirmed. */
const clearanceHoles: ReadonlyMap<number, number> = new Map([
  [5, 5.5],
  [6, 6.6],
  [8, 9],
  [10, 11],
  [12, 13.5],
  [16, 17.5],
  [20, 22],
  [24, 26],
])

/** Returns the diameter of the hole through which a screw passes, mm; undefined for a thread that is not listed. */
export function clearanceHoleOf(thread: number): number | undefined {
  return clearanceHoles.get(thread)
}

/** Returns the coarse pitch of a metric thread, mm (ISO 262); undefined for a thread that is not listed. */
export function coarsePitchOf(diameter: number): number | undefined {
  return pitches.get(diameter)
}

/** Returns the core diameter d3 of a metric thread with coarse pitch, mm (ISO 724); else the nominal diameter. */
export function coreOf(diameter: number): number {
  return diameter - 1.2269 * (pitches.get(diameter) ?? 0)
}

/**
 * Returns the volume, mm³, by which a cylinder of the nominal diameter exceeds the thread. A thread weighs about as
 * much as a cylinder of its stress area, π/4 · (d − 0.9382 P)² (ISO 898-1).
 */
export function volumeOfGrooves({ diameter, from, to }: Thread): number {
  const reduced = diameter - 0.9382 * (pitches.get(diameter) ?? 0)
  return (Math.PI / 4) * (diameter ** 2 - reduced ** 2) * (to - from)
}
