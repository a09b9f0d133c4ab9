import type { Vertex } from '@normwerk/parts/shape/shape'
import type { Point, Segment } from '../projection/view.ts'
import type { Sheet } from './compose-sheet.ts'
import { escapeText } from './escape-text.ts'
import { type Label, textWidth } from './label.ts'
import { fontSize, narrowLine } from './paper.ts'

const fonts = 'Arial, Helvetica, Liberation Sans, sans-serif'
const captionSize = 3.6
/** Height of a caption at the foot of a sheet, mm. */
export const captionHeight = 2 * captionSize

function n(value: number): string {
  return String(Math.round(value * 100) / 100 + 0)
}

/** Returns the commands of SVG for a path. */
export function pathOf(path: readonly Vertex[]): string {
  return path
    .map(({ x, y, arc }, at) => {
      if (at === 0) return `M${n(x)} ${n(y)}`
      return arc
        ? `A${n(Math.abs(arc))} ${n(Math.abs(arc))} 0 0 ${arc > 0 ? 1 : 0} ${n(x)} ${n(y)}`
        : `L${n(x)} ${n(y)}`
    })
    .join('')
}

function linesOf(lines: Segment[]): string {
  return lines.map(([from, to]) => pathOf([from, to])).join('')
}

function trianglesOf(triangles: Point[][]): string {
  return triangles.map((points) => `${pathOf(points)}Z`).join('')
}

function circleOf(circle: { x: number; y: number; radius: number }): string {
  return `<circle cx="${n(circle.x)}" cy="${n(circle.y)}" r="${n(circle.radius)}"/>`
}

function labelOf({ text, x, y, turned }: Label): string {
  // Capitals are 0.72 of the font size high, so half of that centres them.
  const baseline = 0.36 * fontSize
  const place = turned
    ? `transform="translate(${n(x + baseline)} ${n(y)}) rotate(-90)"`
    : `x="${n(x)}" y="${n(y + baseline)}"`
  return `<text ${place}>${escapeText(text)}</text>`
}

function group(name: string, attributes: string, content: string): string {
  return content === '' ? '' : `<g class="${name}" ${attributes}>${content}</g>`
}

function path(d: string): string {
  return d === '' ? '' : `<path d="${d}"/>`
}

export interface Page {
  /** Size on the screen in CSS pixels. */
  pixels: { width: number; height: number }
  /** Size of the sheet in mm of paper; a larger drawing is shrunk to it. */
  width: number
  height: number
  title: string
  caption: string
  wide: number
  narrow: number
  /** Opacity of a tint inside the contour, 0 for none. */
  tint: number
}

/** Returns the visible part of the sheet: centred, and larger than the page if the drawing needs more. */
function viewBoxOf(sheet: Sheet, page: Page): { left: number; top: number; width: number; height: number } {
  const foot = page.caption === '' ? 0 : captionHeight
  const drawn = { width: sheet.box.right - sheet.box.left + 4, height: sheet.box.bottom - sheet.box.top + 4 + foot }
  const growth = Math.max(1, drawn.width / page.width, drawn.height / page.height)
  const width = page.width * growth
  const height = page.height * growth
  return {
    left: (sheet.box.left + sheet.box.right - width) / 2,
    top: (sheet.box.top + sheet.box.bottom - (height - foot)) / 2,
    width,
    height,
  }
}

function captionOf(caption: string, view: { left: number; top: number; width: number; height: number }): string {
  if (caption === '') return ''
  const space = view.width - 6
  const size = Math.min(captionSize, (captionSize * space) / textWidth(caption, captionSize))
  return `<text class="caption" x="${n(view.left + 3)}" y="${n(view.top + view.height - 2.5)}" font-size="${n(size)}" text-anchor="start">${escapeText(caption)}</text>`
}

/**
 * Formats the sheet as SVG. Lines have `currentColor`: the text colour if the SVG is embedded in a page, black as an
 * image. It has no style, script or external font, so that it passes a strict content security policy.
 */
export function formatSvg(sheet: Sheet, page: Page): string {
  const view = viewBoxOf(sheet, page)
  const edges = sheet.circles.filter((circle) => circle.line === 'edge')
  const pitches = sheet.circles.filter((circle) => circle.line === 'centre')
  const thin = `stroke-width="${page.narrow}"`
  const dashes = [7, 1.2, 1, 1.2].map((dash) => n((dash * page.narrow) / narrowLine)).join(' ')
  const tint =
    page.tint > 0
      ? group('area', `fill="currentColor" fill-opacity="${page.tint}" stroke="none"`, path(trianglesOf(sheet.areas)))
      : ''
  const parts = [
    tint,
    group('hatch', thin, path(linesOf(sheet.hatching))),
    group(
      'centre',
      `${thin} stroke-dasharray="${dashes}"`,
      path(linesOf(sheet.centreLines)) + pitches.map(circleOf).join(''),
    ),
    group('thin', thin, path(sheet.thinLines.map(pathOf).join(''))),
    group(
      'outline',
      `stroke-width="${page.wide}" stroke-linejoin="round" stroke-linecap="round"`,
      path(sheet.strokes.map(pathOf).join('')) + edges.map(circleOf).join(''),
    ),
    group('dimension', thin, path(linesOf(sheet.lines))),
    group('arrow', 'fill="currentColor" stroke="none"', path(trianglesOf(sheet.arrows))),
    group(
      'figure',
      `fill="currentColor" stroke="none" font-family="${fonts}" font-size="${fontSize}" text-anchor="middle"`,
      sheet.labels.map(labelOf).join('') + captionOf(page.caption, view),
    ),
  ]
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" role="img" width="${page.pixels.width}" height="${page.pixels.height}" viewBox="${n(view.left)} ${n(view.top)} ${n(view.width)} ${n(view.height)}" fill="none" stroke="currentColor">`,
    `<title>${escapeText(page.title)}</title>`,
    ...parts,
    '</svg>',
  ].join('')
}
