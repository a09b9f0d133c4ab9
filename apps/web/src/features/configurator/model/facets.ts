import type { CrossPoint } from '@normwerk/parts/shape/shape'
import { BufferGeometry, Float32BufferAttribute, ShapeUtils, Triangle, Vector2, Vector3 } from 'three'

/** A corner of a facet, and where its surface faces. */
interface Corner {
  at: Vector3
  facing: Vector3
}

export type Facet = readonly [Corner, Corner, Corner]

/** Returns the wall along the axis over a closed path. @param facing returns where the wall faces at the end of a side */
export function wallOver(
  path: readonly CrossPoint[],
  { from, to }: { from: number; to: number },
  facing: (end: CrossPoint, side: { start: CrossPoint; end: CrossPoint }) => CrossPoint,
): Facet[] {
  return path.flatMap((end, at) => {
    const start = path.at(at - 1) ?? end
    const corner = (x: number, { y, z }: CrossPoint) => {
      const towards = facing({ y, z }, { start, end })
      return { at: new Vector3(x, y, z), facing: new Vector3(0, towards.y, towards.z).normalize() }
    }
    return quad(corner(from, start), corner(to, start), corner(to, end), corner(from, end))
  })
}

/** Returns the two facets of a surface with four corners. */
export function quad(a: Corner, b: Corner, c: Corner, d: Corner): Facet[] {
  return [
    [a, b, c],
    [a, c, d],
  ]
}

/** Returns a flat face across the axis with its holes. @param facing 1: towards the tip, -1: towards the head */
export function faceAcross(
  x: number,
  facing: 1 | -1,
  outline: readonly CrossPoint[],
  holes: readonly (readonly CrossPoint[])[],
): Facet[] {
  const flat = (path: readonly CrossPoint[]) => path.map(({ y, z }) => new Vector2(y, z))
  const corners = [outline, ...holes]
    .flat()
    .map(({ y, z }) => ({ at: new Vector3(x, y, z), facing: new Vector3(facing, 0, 0) }))
  return ShapeUtils.triangulateShape(flat(outline), holes.map(flat)).flatMap(([one = 0, two = 0, three = 0]) => {
    const [a, b, c] = [corners[one], corners[two], corners[three]]
    return a === undefined || b === undefined || c === undefined ? [] : [[a, b, c] as const]
  })
}

/** Returns facets as a geometry; their corners follow each other as their surfaces face. */
export function joinFacets(facets: readonly Facet[]): BufferGeometry {
  const corners = facets.filter(hasArea).flatMap(([a, b, c]) => (isReversed([a, b, c]) ? [a, c, b] : [a, b, c]))
  const values = (key: keyof Corner) =>
    new Float32BufferAttribute(
      corners.flatMap((corner) => corner[key].toArray()),
      3,
    )
  return new BufferGeometry().setAttribute('position', values('at')).setAttribute('normal', values('facing'))
}

/** mm² */
const minArea = 1e-9

/** Whether it is no line, as at a point of a cone. */
function hasArea([a, b, c]: Facet): boolean {
  return new Triangle(a.at, b.at, c.at).getArea() > minArea
}

function isReversed([a, b, c]: Facet): boolean {
  const facing = a.facing.clone().add(b.facing).add(c.facing)
  return new Triangle(a.at, b.at, c.at).getNormal(new Vector3()).dot(facing) < 0
}
