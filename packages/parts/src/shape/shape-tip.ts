import { placeContour, reachOf } from '../machining/check-contour.ts'
import type { Engraving } from '../machining/engraving.ts'
import { engravingDepth, letterHeight, textWidth } from '../machining/engraving-rule.ts'
import type { Tip } from '../machining/tip.ts'
import type { SideDimension, Solid, Turned, Vertex } from './shape.ts'
import type { PartShape } from './shape-of.ts'

/** A shaped end of a shaft: its path from where it begins, its face, and the size that the side view shows. */
interface End {
  from: number
  path: readonly Vertex[]
  face: readonly Vertex[]
  value: number | string
  dimension: SideDimension
}

/** Shapes the tip of a part, whose last body is turned. Returns null if the tip is larger than the shaft behind it. */
export function shapeTip(part: PartShape, tip: Tip): PartShape | null {
  const body = part.solid.at(-1)
  const shaft = body?.kind === 'turned' ? body.contour.at(-1) : undefined
  if (body?.kind !== 'turned' || shaft === undefined) return null
  const end = endOf(tip, shaft)
  const before = body.contour.at(-2)?.x ?? 0
  if (!(end.from > before)) return null
  const shaped: Turned = { ...body, contour: [...body.contour.slice(0, -1), ...end.path], face: end.face }
  return {
    ...part,
    solid: replaceLast(part.solid, shaped),
    dimensions: [...part.dimensions.map((dimension) => moveBehind(dimension, shaft.x, end.from)), end.dimension],
    ends: tip.form === 'contour' ? [...part.ends, { from: 'tip', dimensions: [] }] : part.ends,
    values: { ...part.values, tip: end.value },
  }
}

/**
 * Shows an engraving in a view of the tip: its place as a frame, with the height and the depth of its letters. The body
 * stays plain, as letters are only a few tenths deep. Returns null if the text does not fit on the face of the tip.
 */
export function engraveTip(part: PartShape, { text }: Engraving): PartShape | null {
  const body = part.solid.at(-1)
  const radius = body?.kind === 'turned' ? (body.contour.at(-1)?.y ?? 0) : 0
  const height = letterHeight(text, 2 * radius)
  if (height === null) return null
  const [y, z] = [height / 2, textWidth(text, height) / 2]
  const leader = { kind: 'leader', at: { y, z: 0 }, away: { x: -1, y: 1 }, mark: '' } as const
  return {
    ...part,
    ends: [...part.ends, { from: 'tip', dimensions: [{ shows: 'engraving', ...leader }], frame: { y, z } }],
    values: { ...part.values, engraving: `${text} (h ${height}, t ${engravingDepth})` },
  }
}

function endOf(tip: Tip, { x, y }: Vertex): End {
  if (tip.form === 'contour') {
    const face = placeContour(tip.contour, x, y)
    const [from] = reachOf(face)
    return { from, path: [{ x, y }], face, value: x - from, dimension: { shows: 'tip', kind: 'length', from, to: x } }
  }
  const { form, value } = tip
  switch (form) {
    case 'ball': {
      const height = value - Math.sqrt(value ** 2 - y ** 2)
      const path = [
        { x: x - height, y },
        { x, y: 0, arc: -value },
      ]
      const angle = Math.asin(y / value) / 2
      const at = { x: x - value * (1 - Math.cos(angle)), y: value * Math.sin(angle) }
      return { from: x - height, path, face: [], value, dimension: point(at, 'SR') }
    }
    case 'edge': {
      const path = [
        { x: x - value, y },
        { x, y: y - value, arc: -value },
      ]
      const inset = (1 - Math.SQRT1_2) * value
      return { from: x - value, path, face: [], value, dimension: point({ x: x - inset, y: y - inset }, 'R') }
    }
    case 'cone': {
      const height = y / Math.tan((value * Math.PI) / 360)
      const path = [
        { x: x - height, y },
        { x, y: 0 },
      ]
      return { from: x - height, path, face: [], value, dimension: point({ x: x - height / 2, y: y / 2 }, '°') }
    }
    case 'bevel': {
      const from = x - 2 * y * Math.tan((value * Math.PI) / 180)
      const dimension = point({ x: from + (x - from) / 4, y: y / 2 }, '°')
      const face = [
        { x, y: -y },
        { x: from, y },
      ]
      return { from, path: [{ x, y }], face, value: `${value}°`, dimension }
    }
  }
}

/** Points at the shaped end, from the right above it. */
function point(at: { x: number; y: number }, mark: 'R' | 'SR' | '°'): SideDimension {
  return { shows: 'tip', kind: 'leader', at, away: { x: 1, y: 1.5 }, mark }
}

/** Shows a diameter at the end of the shaft behind a shaped tip. */
function moveBehind(dimension: SideDimension, tip: number, from: number): SideDimension {
  const isDiameter = dimension.kind !== 'length' && dimension.kind !== 'leader'
  return isDiameter && dimension.x === tip ? { ...dimension, x: from } : dimension
}

function replaceLast([first, ...others]: Solid, last: Turned): Solid {
  return others.length === 0 ? [last] : [first, ...others.slice(0, -1), last]
}
