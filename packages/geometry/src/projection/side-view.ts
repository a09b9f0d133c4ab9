import { reachOf } from '@normwerk/parts/machining/check-contour'
import { reverse } from '@normwerk/parts/shape/contour'
import { sidesOf, stretchOf } from '@normwerk/parts/shape/flats'
import type { Solid, Thread, Turned, Vertex } from '@normwerk/parts/shape/shape'
import { coreOf } from '@normwerk/parts/shape/thread'
import { edgesAlong, halfOutline, levelOver, mirror, outlineOf, reachAt } from './path.ts'
import { sectionPocket } from './section-pocket.ts'
import type { Segment, Span, View } from './view.ts'

/**
 * Returns the side view of a part, the head to the left. A bored part is in section below the axis, and a pocket on the
 * axis is shown in a local section. Shafts are never cut lengthwise. A thread has thin lines at its core and an edge
 * where it begins (ISO 6410-1).
 */
export function viewSide(solid: Solid, threads: readonly Thread[] = []): Omit<View, 'dimensions'> {
  const outline = solid.flatMap(outlineOf)
  const upper = solid.flatMap((body) => halfOutline(body, 'upper'))
  const lower = solid.flatMap((body) => halfOutline(body, 'lower'))
  const turned = solid.filter((body) => body.kind === 'turned')
  const bored = turned.filter(({ bore }) => bore.length > 0)
  const isSectioned = bored.length > 0
  const pockets = isSectioned ? [] : turned.flatMap(sectionPocket)
  return {
    silhouette: [...upper, ...faceDown(turned.at(-1)), ...reverse(mirror(lower))],
    edges: [
      ...edgesAlong(outline).map(({ x }) => [
        { x, y: reachAt(upper, x) },
        { x, y: isSectioned ? 0 : -reachAt(lower, x) },
      ]),
      ...turned.flatMap((body) => ridgesOf(body, isSectioned)),
      ...bored.flatMap(({ bore }) => [mirror(bore), ...mirror(edgesAlong(bore)).map(edgeToAxis)]),
      ...pockets.map(({ edge }) => edge),
      ...threads.map(({ diameter, from }) => [
        { x: from, y: diameter / 2 },
        { x: from, y: -diameter / 2 },
      ]),
    ],
    circles: [],
    sections: [
      ...bored.map((body) => [...mirror(halfOutline(body, 'lower')), ...reverse(mirror(body.bore))]),
      ...pockets.map(({ section }) => section),
    ],
    thinLines: [...pockets.map(({ breakLine }) => breakLine), ...threads.flatMap(coreLines)],
    centreLines: [axisOf(outline)],
    breakable: plainStretches(outline, turned, threads),
  }
}

/** Returns the path of a face that is not upright, from the end of the upper outline to before that of the lower one. */
function faceDown(body: Turned | undefined): Vertex[] {
  return reverse(body?.face ?? []).slice(1)
}

function edgeToAxis({ x, y }: Vertex): Vertex[] {
  return [
    { x, y: 0 },
    { x, y },
  ]
}

/** Returns the long edges of the flats that face the viewer; a half section hides the edges below the axis. */
function ridgesOf({ flats }: Turned, isSectioned: boolean): Vertex[][] {
  if (flats === null) return []
  const { distance, height } = flats
  const [bottom, top] = [-stretchOf(flats, Math.PI), stretchOf(flats, 0)]
  const facing = sidesOf(flats).filter(({ angle }) => Math.sin(angle) > 1e-9)
  return facing
    .flatMap(({ angle, from, to }) => [from, to].map((edge) => (distance / Math.cos(edge - angle)) * Math.cos(edge)))
    .filter((y) => y > (isSectioned ? 0 : bottom) + 1e-6 && y < top - 1e-6)
    .map((y) => [
      { x: 0, y },
      { x: height, y },
    ])
}

function coreLines({ diameter, from, to }: Thread): Segment[] {
  const y = coreOf(diameter) / 2
  return [y, -y].map(
    (level): Segment => [
      { x: from, y: level },
      { x: to, y: level },
    ],
  )
}

function axisOf(path: readonly Vertex[]): Segment {
  const x = path.map((vertex) => vertex.x)
  return [
    { x: Math.min(...x), y: 0 },
    { x: Math.max(...x), y: 0 },
  ]
}

/** Returns the stretches where outline and bores are level and longer than the part is high, for interruptions. */
function plainStretches(outline: readonly Vertex[], turned: readonly Turned[], threads: readonly Thread[]): Span[] {
  const features = [
    ...[outline, ...turned.map(({ bore }) => bore)].flatMap((path) => path.map(({ x }) => x)),
    ...[...turned.flatMap(({ cuts }) => cuts), ...threads].flatMap(({ from, to }) => [from, to]),
    ...turned.flatMap(({ face }) => (face.length > 0 ? reachOf(face) : [])),
  ].sort((one, other) => one - other)
  return features.flatMap((to, at): Span[] => {
    const from = features[at - 1] ?? to
    const level = levelOver(outline, from, to)
    const isPlain = turned.every(({ bore }) => bore.length === 0 || levelOver(bore, from, to) !== null)
    return level !== null && isPlain && to - from > 2 * level ? [[from, to]] : []
  })
}
