import type { BillLine } from './bill.ts'
import { boreBase, boreClampMoving, boreRetainer } from './bore-ejection.ts'
import { borePinGuides, borePinShafts } from './bore-pins.ts'
import { boreHeads, boreTapped, boreThrough, screwPoints } from './bore-screws.ts'
import { type Bore, boreAt, boreFromAbove } from './bores.ts'
import type { MouldBase } from './derive-mould-base.ts'
import { guidePoints, ringScrewPoints } from './place-parts.ts'
import type { Point } from './points.ts'
import { ringHeight, ringRecess, ringScrew, screwOf, sprueOf } from './small-parts.ts'

/** A plate at its place, with its bores. */
export interface BoredPlate extends Point {
  line: BillLine
  /** Height of its lower face. */
  z: number
  width: number
  length: number
  thickness: number
  /** Their places are those in the mould, from its centre. */
  bores: readonly Bore[]
}

/** Bores all plates of a mould base that can be built. */
export function borePlates(base: MouldBase): BoredPlate[] {
  return base.bill.flatMap((line) => {
    const [width = 0, length = 0, thickness = 0] = line.sizes
    const plate = { line, width, length, thickness, y: 0 }
    const { levels, pattern } = base
    const [left, right] = [-pattern.screwX, pattern.screwX]
    const beside = (x: number) => ({ ...plate, x, z: levels.riser, bores: boreRiser(base, thickness, x) })
    switch (line.role) {
      case 'clampingPlateFixed':
        return [{ ...plate, x: 0, z: levels.clampFixed, bores: boreClampFixed(base) }]
      case 'cavityPlateA':
        return [{ ...plate, x: 0, z: levels.a, bores: boreA(base) }]
      case 'stripperPlate':
        return [{ ...plate, x: 0, z: levels.stripper, bores: boreStripper(base) }]
      case 'cavityPlateB':
        return [{ ...plate, x: 0, z: levels.b, bores: boreB(base) }]
      case 'supportPlate':
        return [{ ...plate, x: 0, z: levels.support, bores: boreSupport(base) }]
      case 'riser':
        return [beside(left), beside(right)]
      case 'retainerPlate':
        return [{ ...plate, x: 0, z: levels.retainer, bores: boreRetainer(base) }]
      case 'basePlate':
        return [{ ...plate, x: 0, z: levels.base, bores: boreBase(base) }]
      case 'clampingPlateMoving':
        return [{ ...plate, x: 0, z: 0, bores: boreClampMoving(base) }]
      default:
        return []
    }
  })
}

/** Returns the volume of all bores, mm³. */
export function volumeOfBores(plates: readonly BoredPlate[]): number {
  return plates
    .flatMap(({ bores }) => bores)
    .reduce((sum, { diameter, from, to }) => sum + (Math.PI / 4) * diameter ** 2 * (to - from), 0)
}

/** Bores for pillars or bushings with their heads at the lower face. */
function boreGuides(base: MouldBase, thickness: number): Bore[] {
  const { guide, pillarHead } = base.pattern
  const { main, offset } = guidePoints(base)
  return boreAt(
    [...main, ...offset],
    [
      [pillarHead, guide.headHeight],
      [guide.outer, thickness, 'H7'],
    ],
  )
}

function boreClampFixed(base: MouldBase): Bore[] {
  const { settings, levels, pattern, screws } = base
  const { clampFixed: thickness, ring } = settings
  const sprue = sprueOf(pattern.sprue)
  const heads = boreHeads(base, levels.clampFixed, thickness, screws.fixed?.counterbore ?? 0)
  const seat = thickness - ringRecess
  const grip = ringHeight - screwOf(ringScrew.thread).headHeight - 1
  const tapped = ringScrew.length - grip + 3 * screwOf(ringScrew.thread).pitch
  const ringScrews = boreAt(ringScrewPoints(ring), [[ringScrew.thread, Math.min(tapped, seat), 'thread']])
  return [
    ...boreFromAbove(thickness, heads),
    ...boreAt(
      [{ x: 0, y: 0 }],
      [
        [pattern.sprue, seat - sprue.headHeight, 'H7'],
        [sprue.head, seat],
        [ring, thickness],
      ],
    ),
    ...boreFromAbove(seat, ringScrews),
  ]
}

function boreA(base: MouldBase): Bore[] {
  const { settings, levels, pattern, screws } = base
  const fromAbove = [
    ...boreGuides(base, settings.a),
    ...boreTapped(base, levels.clampFixed, screws.fixed?.tapDepth ?? 0),
  ]
  return [...boreFromAbove(settings.a, fromAbove), ...boreAt([{ x: 0, y: 0 }], [[pattern.sprue, settings.a, 'H7']])]
}

function boreStripper(base: MouldBase): Bore[] {
  const { settings, pattern } = base
  const sprue = boreAt([{ x: 0, y: 0 }], [[pattern.sprue, settings.stripper, 'H7']])
  return [...boreGuides(base, settings.stripper), ...sprue]
}

function boreB(base: MouldBase): Bore[] {
  const { settings, levels, screws } = base
  return [
    ...boreGuides(base, settings.b),
    ...boreTapped(base, levels.b, screws.moving?.tapDepth ?? 0),
    ...borePinGuides(base),
  ]
}

function boreSupport(base: MouldBase): Bore[] {
  const { settings, levels } = base
  return [...boreThrough(base, levels.support, settings.support, screwPoints(base)), ...borePinShafts(base)]
}

function boreRiser(base: MouldBase, thickness: number, x: number): Bore[] {
  const points = screwPoints(base).filter((point) => Math.sign(point.x) === Math.sign(x))
  return boreThrough(base, base.levels.riser, thickness, points)
}
