import type { Circle, CrossPoint, Loop, Turned, Vertex } from '@normwerk/parts/shape/shape'
import { followBreakLine } from './break-line.ts'
import { clipArea } from './clip.ts'
import { halfOutline, mirror } from './path.ts'
import type { Point } from './view.ts'

export interface PocketSection {
  section: Vertex[]
  /** Wall and bottom of the pocket, below the axis. */
  edge: Vertex[]
  breakLine: Point[]
}

/** Swing of the freehand line as a share of its height, and its points. */
const swing = 0.06
const steps = 12

/** Returns the local sections, below the axis, of the pockets on the axis of a turned body. */
export function sectionPocket(body: Turned): PocketSection[] {
  return body.cuts.flatMap(({ loop, from, to }) => {
    const reach = reachBelow(loop)
    if (reach === null) return []
    return [from === body.contour[0]?.x ? sectionFrom(body, from, to, reach) : sectionFrom(body, to, from, reach)]
  })
}

/** Returns the section of a pocket that opens at one end of the body and reaches to `bottom`. */
function sectionFrom(body: Turned, open: number, bottom: number, reach: number): PocketSection {
  const outline = halfOutline(body, 'lower')
  const side = open < bottom ? 'left' : 'right'
  const wall = [
    { x: open, y: reach },
    { x: bottom, y: reach },
    { x: bottom, y: 0 },
  ]
  const end = endOfSection(outline, open, bottom, reach)
  const far = { x: (side === 'left' ? outline.at(-1)?.x : outline[0]?.x) ?? bottom, y: 0 }
  const area = side === 'left' ? [...wall.toReversed(), ...outline, far] : [far, ...outline, ...wall]
  const cut = clipArea(mirror(area), end, side)
  const breakLine = drawBreakLine(end, Math.min(...cut.filter(({ x }) => x === end).map(({ y }) => y)))
  return { section: followBreakLine(cut, end, breakLine), edge: mirror(wall), breakLine }
}

/** Returns the end of the section: half way from the bottom to the next corner, at most the width of the pocket. */
function endOfSection(outline: readonly Vertex[], open: number, bottom: number, reach: number): number {
  const away = Math.sign(bottom - open)
  const beyond = outline.map(({ x }) => (x - bottom) * away).filter((distance) => distance > 0)
  return bottom + away * Math.min(reach, ...beyond.map((distance) => distance / 2))
}

function drawBreakLine(x: number, bottom: number): Point[] {
  return Array.from({ length: steps + 1 }, (_, at) => ({
    x: x - swing * bottom * Math.sin((2 * Math.PI * at) / steps),
    y: (bottom * at) / steps,
  }))
}

/** Returns how far a loop reaches from the axis towards −y; null if the axis does not go through it. */
function reachBelow(loop: Loop): number | null {
  const crossings = 'centre' in loop ? crossingsOfCircle(loop) : crossingsOfPolygon(loop)
  const [low, high] = [Math.min(...crossings), Math.max(...crossings)]
  return low < 0 && high > 0 ? -low : null
}

function crossingsOfCircle({ centre, radius }: Circle): number[] {
  const half = Math.sqrt(radius ** 2 - centre.z ** 2)
  return [centre.y - half, centre.y + half]
}

function crossingsOfPolygon(loop: readonly CrossPoint[]): number[] {
  return loop.flatMap((end, at) => {
    const start = loop.at(at - 1) ?? end
    if (start.z < 0 === end.z < 0) return []
    return [start.y + ((end.y - start.y) * start.z) / (start.z - end.z)]
  })
}
