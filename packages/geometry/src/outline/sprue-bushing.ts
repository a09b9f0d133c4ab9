import { boreOf, diameterOf, lengthOf } from './dimension-of.ts'
import type { Dimension, Outline } from './outline.ts'
import { roundHead } from './round-head.ts'
import { type Corner, viewHalfSection } from './turned-view.ts'

export type SprueBushingRole =
  | 'shank'
  | 'head'
  | 'headHeight'
  | 'orifice'
  | 'outlet'
  | 'nozzleRadius'
  | 'taperAngle'
  | 'length'

export type SprueBushing = Record<Exclude<SprueBushingRole, 'taperAngle'>, number>

const deepestSeat = 3

/** Seat of the machine nozzle in the head face: a spherical hollow, or none on a flat bushing (radius 0). */
function nozzleSeat(radius: number, head: number, orifice: number): { corners: Corner[]; rim: number; depth: number } {
  if (radius <= deepestSeat) return { corners: [], rim: orifice / 2, depth: 0 }
  const rim = Math.min(0.3 * head, Math.sqrt(2 * radius * deepestSeat - deepestSeat ** 2))
  const depth = Math.sqrt(radius ** 2 - (orifice / 2) ** 2) - Math.sqrt(radius ** 2 - rim ** 2)
  return { corners: [{ x: 0, r: rim }], rim, depth }
}

export function contourSprueBushing({ shank, head, headHeight, length }: SprueBushing): Corner[] {
  return [...roundHead(head, headHeight, shank, 0), { x: headHeight + length, r: shank / 2, soft: true }]
}

export function boreOfSprueBushing({
  head,
  headHeight,
  orifice,
  outlet,
  nozzleRadius,
  length,
}: SprueBushing): Corner[] {
  const seat = nozzleSeat(nozzleRadius, head, orifice)
  return [
    ...seat.corners,
    { x: seat.depth, r: orifice / 2, ...(seat.depth > 0 && { arc: -nozzleRadius }) },
    { x: headHeight + length, r: outlet / 2 },
  ]
}

/**
 * Sprue bushing: `length` is the shank below the head, the bore opens from `orifice` at the nozzle
 * to `outlet` at the parting line; `nozzleRadius` 0 for a flat seat.
 */
export function outlineSprueBushing(size: SprueBushing): Outline {
  const { shank, head, headHeight, orifice, outlet, nozzleRadius, length } = size
  const total = headHeight + length
  const seat = nozzleSeat(nozzleRadius, head, orifice)
  const radius: Dimension[] =
    seat.depth > 0
      ? [
          {
            kind: 'leader',
            role: 'nozzleRadius',
            at: seatPoint(nozzleRadius, seat.rim),
            away: { x: -1, y: -1 },
            mark: 'SR',
          },
        ]
      : []
  return {
    paperHeight: 42,
    views: [
      {
        ...viewHalfSection(contourSprueBushing(size), boreOfSprueBushing(size)),
        breakable: [],
        dimensions: [
          boreOf('orifice', seat.depth, orifice, 'left'),
          diameterOf('head', 0, head, 'left'),
          boreOf('outlet', total, outlet, 'right'),
          diameterOf('shank', total, shank, 'right'),
          lengthOf('headHeight', { x: 0, diameter: head }, { x: headHeight, diameter: head }),
          lengthOf('length', { x: headHeight, diameter: head }, { x: total, diameter: shank }),
          ...radius,
          {
            kind: 'leader',
            role: 'taperAngle',
            at: { x: headHeight + 0.6 * length, y: -(orifice + 0.6 * (outlet - orifice)) / 2 },
            away: { x: 0.6, y: -1 },
            mark: '°',
          },
        ],
      },
    ],
  }
}

/** Where the arrow of the radius touches the seat: two thirds out, in the half below the axis. */
function seatPoint(radius: number, rim: number) {
  const y = (2 / 3) * rim
  return { x: Math.sqrt(radius ** 2 - y ** 2) - Math.sqrt(radius ** 2 - rim ** 2), y: -y }
}
