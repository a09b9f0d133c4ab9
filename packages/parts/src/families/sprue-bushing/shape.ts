import { contourHead, turn } from '../../shape/contour.ts'
import { showBore, showDiameter, showLength } from '../../shape/dimensions.ts'
import type { Shape, SideDimension, Vertex } from '../../shape/shape.ts'
import type { Sizes } from '../family.ts'

type Key =
  | ('diameter' | 'boreDiameter' | 'nozzleRadius' | 'length' | 'headDiameter' | 'headHeight')
  | ('taperAngle' | 'outletDiameter')

/** Largest depth of a seat, mm; up to it the rim follows from the radius. */
const maxSeatDepth = 3

/** `length` is the shank below the head; the channel opens from the nozzle to the parting line. */
export function shapeSprueBushing(sizes: Sizes<Key>): Shape<Key> | null {
  const { diameter, boreDiameter, nozzleRadius, length, headDiameter, headHeight, outletDiameter } = sizes
  if (boreDiameter > outletDiameter || outletDiameter >= diameter || diameter >= headDiameter) return null
  const end = headHeight + length
  const seat = shapeSeat(nozzleRadius, headDiameter, boreDiameter / 2)
  if (seat === null) return null
  const middle = { x: headHeight + 0.6 * length, y: -(boreDiameter + 0.6 * (outletDiameter - boreDiameter)) / 2 }
  return {
    solid: [
      turn(
        [...contourHead(headDiameter, headHeight, diameter, 0), { x: end, y: diameter / 2 }],
        [...seat.path, { x: end, y: outletDiameter / 2 }],
      ),
    ],
    dimensions: [
      showBore('boreDiameter', seat.depth, 'left'),
      showDiameter('headDiameter', 0, 'left'),
      showBore('outletDiameter', end, 'right'),
      showDiameter('diameter', end, 'right'),
      showLength('headHeight', 0, headHeight),
      showLength('length', headHeight, end),
      ...seat.dimensions,
      { shows: 'taperAngle', kind: 'leader', at: middle, away: { x: 0.6, y: -1 }, mark: '°' },
    ],
    ends: [],
  }
}

interface Seat {
  path: Vertex[]
  depth: number
  dimensions: SideDimension<'nozzleRadius'>[]
}

/**
 * Shapes the seat of the machine's nozzle in the head face: a spherical hollow down to the bore, or none (radius 0).
 * @returns null if the hollow would be narrower than the bore, mm from the axis
 */
function shapeSeat(radius: number, head: number, bore: number): Seat | null {
  if (radius === 0) return { path: [{ x: 0, y: bore }], depth: 0, dimensions: [] }
  const deepest = Math.min(maxSeatDepth, radius)
  const rim = Math.min(0.3 * head, Math.sqrt(2 * radius * deepest - deepest ** 2))
  if (rim <= bore) return null
  const depthAt = (y: number) => Math.sqrt(radius ** 2 - y ** 2) - Math.sqrt(radius ** 2 - rim ** 2)
  const depth = depthAt(bore)
  // The arrow touches the seat at two thirds of its width, below the axis, as that half is in section.
  const y = (bore + 2 * rim) / 3
  return {
    path: [
      { x: 0, y: rim },
      { x: depth, y: bore, arc: -radius },
    ],
    depth,
    dimensions: [
      { shows: 'nozzleRadius', kind: 'leader', at: { x: depthAt(y), y: -y }, away: { x: -1, y: -1 }, mark: 'SR' },
    ],
  }
}
