import { boxesMeet, lineMeetsBox } from '../drawing/collision.ts'
import { boxOfLabel, type Label } from '../drawing/label.ts'
import type { Box } from '../drawing/paper.ts'
import type { Point, Segment } from '../projection/view.ts'

/** The parts of a formatted drawing that tests check. */
export interface ReadDrawing {
  viewBox: Box
  points: Point[]
  /** Straight pieces, also of arcs, without those of arrows and tints. */
  lines: Segment[]
  labels: Label[]
}

const baseline = 0.36 * 4.9

function unescapeText(text: string): string {
  return text
    .replace(/&lt;/g, '<')
    .replace(/&gt;/g, '>')
    .replace(/&quot;/g, '"')
    .replace(/&#39;/g, "'")
    .replace(/&amp;/g, '&')
}

const arcPieces = 24

/** Divides an arc of at most half a circle; `isClockwise` as the sheet shows it. */
function readArc(from: Point, to: Point, radius: number, isClockwise: boolean): Point[] {
  const [dx, dy] = [to.x - from.x, to.y - from.y]
  const chord = Math.hypot(dx, dy)
  if (chord === 0) return [to]
  const rise = (Math.sqrt(Math.max(0, radius ** 2 - (chord / 2) ** 2)) / chord) * (isClockwise ? 1 : -1)
  const centre = { x: (from.x + to.x) / 2 - dy * rise, y: (from.y + to.y) / 2 + dx * rise }
  const start = Math.atan2(from.y - centre.y, from.x - centre.x)
  const turn = 2 * Math.asin(Math.min(1, chord / 2 / radius)) * (isClockwise ? 1 : -1)
  const inside = Array.from({ length: arcPieces - 1 }, (_, at) => {
    const angle = start + (turn * (at + 1)) / arcPieces
    return { x: centre.x + radius * Math.cos(angle), y: centre.y + radius * Math.sin(angle) }
  })
  return [...inside, to]
}

function readPath(d: string): Segment[] {
  const lines: Segment[] = []
  let last: Point = { x: 0, y: 0 }
  for (const [, command, body = ''] of d.matchAll(/([MLAZ])([^MLAZ]*)/g)) {
    if (command === 'Z') continue
    const numbers = body.trim().split(/\s+/).map(Number)
    const point = { x: numbers.at(-2) ?? Number.NaN, y: numbers.at(-1) ?? Number.NaN }
    const [radius = 0, , , , sweep = 0] = numbers
    const way = command === 'A' ? readArc(last, point, radius, sweep === 1) : [point]
    for (const next of way) {
      lines.push([command === 'M' ? next : last, next])
      last = next
    }
  }
  return lines
}

function readLabels(svg: string): Label[] {
  const upright = [...svg.matchAll(/<text x="([^"]+)" y="([^"]+)">([^<]*)</g)].map(([, x, y, text = '']) => ({
    text: unescapeText(text),
    x: Number(x),
    y: Number(y) - baseline,
    turned: false,
  }))
  const turned = [...svg.matchAll(/<text transform="translate\((\S+) (\S+)\) rotate\(-90\)">([^<]*)</g)].map(
    ([, x, y, text = '']) => ({ text: unescapeText(text), x: Number(x) - baseline, y: Number(y), turned: true }),
  )
  return [...upright, ...turned]
}

/** Parses an SVG of this package back into coordinates. */
export function readSvg(svg: string): ReadDrawing {
  const [left = 0, top = 0, width = 0, height = 0] = /viewBox="([^"]+)"/.exec(svg)?.[1]?.split(' ').map(Number) ?? []
  const groups = [...svg.matchAll(/<g class="(\w+)"[^>]*>(.*?)<\/g>/g)].map(([, name, content = '']) => ({
    name,
    lines: [...content.matchAll(/ d="([^"]*)"/g)].flatMap(([, d = '']) => readPath(d)),
  }))
  const labels = readLabels(svg)
  const circles = [...svg.matchAll(/cx="([^"]+)" cy="([^"]+)" r="([^"]+)"/g)].map((found) => found.slice(1).map(Number))
  return {
    viewBox: { left, top, right: left + width, bottom: top + height },
    points: [
      ...groups.flatMap((group) => group.lines.flat()),
      ...circles.flatMap(([x = 0, y = 0, r = 0]) => [
        { x: x - r, y: y - r },
        { x: x + r, y: y + r },
      ]),
      ...labels.map(boxOfLabel).flatMap((box) => [
        { x: box.left, y: box.top },
        { x: box.right, y: box.bottom },
      ]),
    ],
    lines: groups.filter(({ name }) => name !== 'arrow' && name !== 'area').flatMap((group) => group.lines),
    labels,
  }
}

/** Describes figures that overlap and figures that a line crosses. */
export function overlapsIn({ labels, lines }: ReadDrawing): string[] {
  const shrunk = labels.map((label) => {
    const box = boxOfLabel(label)
    // Coordinates are formatted in hundredths.
    const less = 0.03
    return {
      text: label.text,
      box: { left: box.left + less, right: box.right - less, top: box.top + less, bottom: box.bottom - less },
    }
  })
  return shrunk.flatMap(({ text, box }, at) => [
    ...shrunk.slice(at + 1).flatMap((other) => (boxesMeet(box, other.box) ? [`${text} meets ${other.text}`] : [])),
    ...(lines.some((line) => lineMeetsBox(line, box)) ? [`a line runs through ${text}`] : []),
  ])
}

/** Returns the points that lie outside the visible part or are no numbers. */
export function pointsOutside({ points, viewBox }: ReadDrawing): Point[] {
  return points.filter(
    ({ x, y }) => !(x >= viewBox.left && x <= viewBox.right && y >= viewBox.top && y <= viewBox.bottom),
  )
}
