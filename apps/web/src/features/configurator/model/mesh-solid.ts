import { arcBetween } from '@normwerk/parts/shape/arc'
import { profileOf } from '@normwerk/parts/shape/contour'
import type { Block, Body, CrossPoint, Cut, Solid, Turned, Vertex } from '@normwerk/parts/shape/shape'
import { type BufferGeometry, Vector3 } from 'three'
import { type Facet, faceAcross, joinFacets, quad, wallOver } from './facets.ts'
import { circleOf, cornersOf, middleOf, piecesOf, reachOf } from './loops.ts'

/** Nearer to each other, mm, is the same place. */
const touching = 1e-6

/** Returns the facets of a part without flats and bevels; its axis is x, mm. */
export function meshSolid(solid: Solid): BufferGeometry {
  return joinFacets(solid.flatMap(meshBody))
}

function meshBody(body: Body): Facet[] {
  const outside = body.kind === 'block' ? meshBlock(body) : meshTurned(body)
  return [...outside, ...body.cuts.flatMap((cut) => meshCut(body, cut))]
}

function meshBlock({ from, to, height, depth, cuts }: Block): Facet[] {
  const [y, z] = [height / 2, depth / 2]
  const outline = [
    { y: -y, z: -z },
    { y, z: -z },
    { y, z },
    { y: -y, z },
  ]
  const holesAt = (x: number) => cuts.filter((cut) => endsAt(cut, x)).map(({ loop }) => cornersOf(loop))
  return [
    ...wallOver(outline, { from, to }, (_, side) => acrossOf(side)),
    ...faceAcross(from, -1, outline, holesAt(from)),
    ...faceAcross(to, 1, outline, holesAt(to)),
  ]
}

function meshTurned(body: Turned): Facet[] {
  const profile = flatten(profileOf(body))
  const pieces = piecesOf(Math.max(...profile.map(({ y }) => y)))
  return profile.flatMap((end, at) => {
    const start = profile.at(at - 1) ?? end
    return Math.abs(end.x - start.x) < touching ? faceOf(body, start, end, pieces) : turnLine(start, end, pieces)
  })
}

/** Returns the face of a line across the axis. The profile goes around the body, outwards at faces towards the head. */
function faceOf({ cuts }: Turned, start: Vertex, end: Vertex, pieces: number): Facet[] {
  const [inner, outer] = [Math.min(start.y, end.y), Math.max(start.y, end.y)]
  if (outer - inner < touching) return []
  const bore = inner < touching ? [] : [circleOf(inner, pieces)]
  const holes = cuts.filter((cut) => endsAt(cut, end.x) && isIn(cut, inner, outer)).map(({ loop }) => cornersOf(loop))
  return faceAcross(end.x, end.y > start.y ? -1 : 1, circleOf(outer, pieces), [...bore, ...holes])
}

function turnLine(start: Vertex, end: Vertex, pieces: number): Facet[] {
  const [along, away] = [start.y - end.y, end.x - start.x]
  const corner = ({ x, y: radius }: Vertex, direction: CrossPoint) => ({
    at: new Vector3(x, radius * direction.y, radius * direction.z),
    facing: new Vector3(along, away * direction.y, away * direction.z).normalize(),
  })
  const directions = circleOf(1, pieces)
  return directions.flatMap((next, at) => {
    const before = directions.at(at - 1) ?? next
    return quad(corner(start, before), corner(end, before), corner(end, next), corner(start, next))
  })
}

/** Returns the wall of a cut and, where it ends inside of the body, its floor around the cuts that go on. */
function meshCut(body: Body, cut: Cut): Facet[] {
  const path = cornersOf(cut.loop)
  const middle = middleOf(cut.loop)
  const isRound = 'centre' in cut.loop
  const inwards = ({ y, z }: CrossPoint) => ({ y: middle.y - y, z: middle.z - z })
  const wall = wallOver(path, cut, (end, side) => (isRound ? inwards(end) : inwards(halfway(side))))
  return [...wall, ...floorOf(body, cut, cut.from, 1), ...floorOf(body, cut, cut.to, -1)]
}

function floorOf(body: Body, cut: Cut, x: number, facing: 1 | -1): Facet[] {
  if (isOpen(body, cut, x)) return []
  const further = body.cuts.filter((other) => Math.abs((facing === 1 ? other.to : other.from) - x) < touching)
  if (further.some((other) => holds(other, cut))) return []
  const holes = further.filter((other) => holds(cut, other)).map(({ loop }) => cornersOf(loop))
  return faceAcross(x, facing, cornersOf(cut.loop), holes)
}

/** Whether a cut is wide enough, and in the place, to have another one behind it. */
function holds({ loop }: Cut, other: Cut): boolean {
  const middle = middleOf(loop)
  return reachOf(other.loop, middle) < reachOf(loop, middle) + touching
}

function isOpen(body: Body, cut: Cut, x: number): boolean {
  if (body.kind === 'block') return Math.abs(x - body.from) < touching || Math.abs(x - body.to) < touching
  const profile = profileOf(body)
  return profile.some((end, at) => {
    const start = profile.at(at - 1) ?? end
    const isFace = Math.abs(start.x - x) < touching && Math.abs(end.x - x) < touching
    return isFace && isIn(cut, Math.min(start.y, end.y), Math.max(start.y, end.y))
  })
}

function endsAt({ from, to }: Cut, x: number): boolean {
  return Math.abs(from - x) < touching || Math.abs(to - x) < touching
}

/** Whether a cut is in the ring between two radii. */
function isIn({ loop }: Cut, inner: number, outer: number): boolean {
  const { y, z } = middleOf(loop)
  const distance = Math.hypot(y, z)
  return distance > inner - touching && distance < outer
}

function halfway({ start, end }: { start: CrossPoint; end: CrossPoint }): CrossPoint {
  return { y: (start.y + end.y) / 2, z: (start.z + end.z) / 2 }
}

/** Returns the direction away from a side of a path from y towards z. */
function acrossOf({ start, end }: { start: CrossPoint; end: CrossPoint }): CrossPoint {
  return { y: end.z - start.z, z: start.y - end.y }
}

/** Radians of each step of an arc. */
const step = Math.PI / 18

function flatten(path: readonly Vertex[]): Vertex[] {
  return path.flatMap((end, at) => {
    const start = path.at(at - 1)
    if (start === undefined || end.arc === undefined) return [end]
    const { centre, radius, from, turn } = arcBetween(start, end, end.arc)
    const steps = Math.ceil(Math.abs(turn) / step)
    const between = Array.from({ length: steps - 1 }, (_, index) => {
      const angle = from + (turn * (index + 1)) / steps
      return { x: centre.x + radius * Math.cos(angle), y: centre.y + radius * Math.sin(angle) }
    })
    return [...between, end]
  })
}
