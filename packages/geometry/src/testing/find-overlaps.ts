import type { Body, Cut, Turned, Vertex } from '@normwerk/parts/shape/shape'
import type { MouldPart } from '../mould-base/assemble-mould-base.ts'

/** Closer than this, mm, is touching. */
const touching = 1e-6

interface Standing {
  name: string
  body: Body
  part: MouldPart
  /** Heights at which its section changes. */
  heights: number[]
}

/** Returns the pairs of parts whose material overlaps. All axes are upright, so that sections decide. */
export function findOverlaps(parts: readonly MouldPart[]): string[] {
  const standing = parts.map(stand)
  return standing.flatMap((one, at) =>
    standing.slice(at + 1).flatMap((other) => {
      const z = heightOfOverlap(one, other)
      return z === undefined ? [] : [`${one.name} / ${other.name} at ${z}`]
    }),
  )
}

function stand(part: MouldPart): Standing {
  const [body] = part.solid
  const ends = body.kind === 'block' ? [body.from, body.to] : [...body.contour, ...body.bore].map(({ x }) => x)
  const along = [...ends, ...body.cuts.flatMap(({ from, to }) => [from, to])]
  return { name: `${part.line.role} ${part.instance}`, body, part, heights: along.map((x) => heightOf(part, x)) }
}

const heightOf = ({ place }: MouldPart, x: number) => (place.points === 'up' ? place.z + x : place.z - x)
const alongAxis = ({ place }: MouldPart, z: number) => (place.points === 'up' ? z - place.z : place.z - z)

function heightOfOverlap(one: Standing, other: Standing): number | undefined {
  const heights = [...new Set([...one.heights, ...other.heights])].toSorted((a, b) => a - b)
  return heights
    .flatMap((from, at) => {
      const to = heights[at + 1] ?? from
      return to - from > touching ? [(from + to) / 2] : []
    })
    .find((z) => isIn(one, z) && isIn(other, z) && !isClear(one, other, z) && !isClear(other, one, z))
}

function isIn({ heights }: Standing, z: number): boolean {
  return Math.min(...heights) < z && z < Math.max(...heights)
}

/** Whether the section of a part lies outside the material of another one at this height. */
function isClear(part: Standing, other: Standing, z: number): boolean {
  const { body } = other
  if (part.body.kind === 'block') return body.kind === 'block' && isBeside(part, other)
  const radius = radiusAt(part.body.contour, alongAxis(part.part, z))
  const x = part.part.place.x - other.part.place.x
  const y = part.part.place.y - other.part.place.y
  const along = alongAxis(other.part, z)
  if (cutsAt(body, along).some((cut) => holds(cut, other.part.place.points, x, y, radius))) return true
  if (body.kind === 'block') {
    return Math.abs(x) - radius > body.height / 2 - touching || Math.abs(y) - radius > body.depth / 2 - touching
  }
  return isClearOfTurned(body, along, Math.hypot(x, y), radius)
}

function isClearOfTurned(body: Turned, along: number, distance: number, radius: number): boolean {
  const bore = body.bore.length === 0 ? 0 : radiusAt(body.bore, along)
  const outer = radiusAt(body.contour, along)
  return distance - radius - outer > -touching || distance + radius - bore < touching
}

function isBeside(one: Standing, other: Standing): boolean {
  if (one.body.kind !== 'block' || other.body.kind !== 'block') return false
  const x = Math.abs(one.part.place.x - other.part.place.x)
  return x - (one.body.height + other.body.height) / 2 > -touching
}

const cutsAt = ({ cuts }: Body, along: number): Cut[] => cuts.filter(({ from, to }) => from < along && along < to)

function holds({ loop }: Cut, points: 'up' | 'down', x: number, y: number, radius: number): boolean {
  if (!('centre' in loop)) return false
  const way = points === 'up' ? 1 : -1
  return Math.hypot(x - loop.centre.y, y - way * loop.centre.z) + radius - loop.radius < touching
}

/** Arcs are taken as straight, which they nearly are in these parts. */
function radiusAt(path: readonly Vertex[], along: number): number {
  for (const [at, end] of path.entries()) {
    const start = path[at - 1]
    if (start === undefined || along < start.x || along > end.x || end.x === start.x) continue
    return start.y + ((along - start.x) / (end.x - start.x)) * (end.y - start.y)
  }
  return 0
}
