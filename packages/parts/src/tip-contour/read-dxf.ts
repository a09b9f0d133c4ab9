import type { Vertex } from '../shape/shape.ts'

/** A piece of a drawing: a line, or an arc of at most half a turn. The end has the radius of the arc. */
export type Piece = [start: Vertex, end: Vertex]

export interface Drawing {
  /** How many mm one unit has; null if the file does not say it. */
  unit: number | null
  /** In units of the file. */
  pieces: Piece[]
}

export type DrawingProblem = 'contourUnreadable' | 'contourCurves'

interface Entity {
  type: string
  values: [code: number, value: string][]
}

/** Millimetres of a unit by its number in `$INSUNITS`. */
const units: Readonly<Record<string, number>> = { 1: 25.4, 4: 1, 5: 10, 6: 1000 }

/** What shows no edge of the contour. */
const ignored = [
  'TEXT',
  'MTEXT',
  'DIMENSION',
  'LEADER',
  'MULTILEADER',
  'POINT',
  'HATCH',
  'VIEWPORT',
  'SEQEND',
  'VERTEX',
]

const maxLength = 1_000_000

/** Reads the lines and arcs of a drawing in the text form of DXF. */
export function readDxf(text: string): Drawing | DrawingProblem {
  const pairs = text.length > maxLength ? null : pairsOf(text)
  const start = pairs?.findIndex(([code, value]) => code === 2 && value === 'ENTITIES') ?? -1
  if (pairs === null || start < 0) return 'contourUnreadable'
  const length = pairs.slice(start).findIndex(([code, value]) => code === 0 && value === 'ENDSEC')
  if (length < 0) return 'contourUnreadable'
  const pieces = entitiesOf(pairs.slice(start + 1, start + length)).map(piecesOf)
  if (pieces.includes(null)) return 'contourCurves'
  const all = pieces.flatMap((some) => some ?? [])
  return all.flat().every(isPlace) ? { unit: unitOf(pairs), pieces: all } : 'contourUnreadable'
}

/** A file has lines by twos: a code that says what the value below it means. */
function pairsOf(text: string): Entity['values'] | null {
  const lines = text.split(/\r\n|\r|\n/)
  const pairs = Array.from({ length: Math.floor(lines.length / 2) }, (_, at): [number, string] => [
    Number(lines[2 * at] || Number.NaN),
    (lines[2 * at + 1] ?? '').trim(),
  ])
  return pairs.every(([code]) => Number.isInteger(code)) ? pairs : null
}

function unitOf(pairs: Entity['values']): number | null {
  const at = pairs.findIndex(([code, value]) => code === 9 && value === '$INSUNITS')
  return units[pairs[at + 1]?.[1] ?? ''] ?? null
}

/** Returns the entities; the vertices of an old polyline are values of it. */
function entitiesOf(pairs: Entity['values']): Entity[] {
  const entities: Entity[] = []
  for (const [code, value] of pairs) {
    const last = entities.at(-1)
    if (code === 0 && !(value === 'VERTEX' && last?.type === 'POLYLINE')) entities.push({ type: value, values: [] })
    else last?.values.push([code, value])
  }
  return entities
}

/** Returns the pieces of an entity; null if it is a curve of another kind, or seen from behind. */
function piecesOf({ type, values }: Entity): Piece[] | null {
  const first = (code: number) => Number(values.find((pair) => pair[0] === code)?.[1] ?? Number.NaN)
  if (ignored.includes(type) || first(67) === 1) return []
  if (first(230) < 0) return null
  switch (type) {
    case 'LINE':
      return [
        [
          { x: first(10), y: first(20) },
          { x: first(11), y: first(21) },
        ],
      ]
    case 'ARC':
      return arcPiece({ x: first(10), y: first(20) }, first(40), first(50), first(51))
    case 'LWPOLYLINE':
      return polylinePieces(values, first(70) % 2 === 1)
    case 'POLYLINE':
      // What stands before its first vertex is a point of no meaning.
      return polylinePieces(values.slice(values.findIndex(([code]) => code === 30) + 1), first(70) % 2 === 1)
    default:
      return null
  }
}

function arcPiece(centre: Vertex, radius: number, from: number, to: number): Piece[] | null {
  const place = (degrees: number) => ({
    x: centre.x + radius * Math.cos((degrees * Math.PI) / 180),
    y: centre.y + radius * Math.sin((degrees * Math.PI) / 180),
  })
  const turn = (((to - from) % 360) + 360) % 360
  return turn > 180 + 1e-6 ? null : [[place(from), { ...place(to), arc: radius }]]
}

/** A bulge, behind a vertex, is the tangent of a quarter of the turn to the next vertex. */
function polylinePieces(values: Entity['values'], isClosed: boolean): Piece[] | null {
  const vertices: { x: number; y: number; bulge: number }[] = []
  for (const [code, value] of values) {
    const last = vertices.at(-1)
    if (code === 10) vertices.push({ x: Number(value), y: Number.NaN, bulge: 0 })
    else if (code === 20 && last !== undefined) last.y = Number(value)
    else if (code === 42 && last !== undefined) last.bulge = Number(value)
  }
  if (vertices.some(({ bulge }) => Math.abs(bulge) > 1 + 1e-6)) return null
  return vertices.flatMap(({ bulge, ...start }, at): Piece[] => {
    const next = vertices[at + 1] ?? (isClosed ? vertices[0] : undefined)
    if (next === undefined) return []
    const end = { x: next.x, y: next.y }
    const radius = (Math.hypot(end.x - start.x, end.y - start.y) * (bulge + 1 / bulge)) / 4
    return [[start, bulge === 0 ? end : { ...end, arc: radius }]]
  })
}

function isPlace({ x, y, arc = 1 }: Vertex): boolean {
  return [x, y, arc].every((figure) => Math.abs(figure) < 1e6)
}
