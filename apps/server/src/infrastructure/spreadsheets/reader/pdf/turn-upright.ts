import type { Point } from './matrix.ts'
import type { Glyph } from './pen.ts'
import type { DrawnPage } from './read-page.ts'
import type { Rule } from './rules.ts'

/** Text of one direction without a space or a gap inside, with its baseline at `y`; `y` grows downwards. */
export interface Run {
  text: string
  x: number
  end: number
  y: number
  size: number
  font: string
  space: number
  piece: number
}

export interface UprightPage {
  runs: Run[]
  rules: Rule[]
}

/** Larger than the gap of a kerned pair, smaller than a space; times the size of the font. */
const letterGap = 0.17
/** How far a word may reach into the next one, times the size of the font. */
export const overlap = 0.3
const sameBaseline = 0.1
/** Two texts that are drawn so close, times the size of the font, are one in bold; an `l` is 0.2 wide. */
export const sameText = 0.1
const ligatures = /[\uFB00-\uFB06]/g
/** Programs write them for the hyphen of an article number. */
const hyphens = /[\u2010\u2011\u2212]/g

/**
 * Joins the characters of a page to runs of text in the direction that most of them have: a table may be printed across
 * the page. Text in other directions, such as a stamp or the dimensions of a drawing, is no part of a table.
 */
export function turnUpright({ width, height, glyphs, rules }: DrawnPage): UprightPage {
  const counts = new Map<number, number>()
  for (const glyph of glyphs) {
    const turn = turnOf(glyph)
    if (turn !== null) counts.set(turn, (counts.get(turn) ?? 0) + 1)
  }
  const [[turn] = [0]] = [...counts].sort(([, a], [, b]) => b - a)
  const toUpright = (point: Point) => turnPoint(point, turn, width, height)
  const upright = glyphs.filter((glyph) => turnOf(glyph) === turn)
  return {
    runs: joinGlyphs(upright.map((glyph) => ({ ...glyph, start: toUpright(glyph.start), end: toUpright(glyph.end) }))),
    rules: rules.map((rule) => {
      const from = toUpright(rule)
      const to = toUpright({ x: rule.endX, y: rule.endY })
      return {
        ...{ x: Math.min(from.x, to.x), endX: Math.max(from.x, to.x) },
        ...{ y: Math.min(from.y, to.y), endY: Math.max(from.y, to.y) },
      }
    }),
  }
}

/** Returns the direction of a text in quarter turns to the right, null if it is slanted. */
function turnOf({ start, end }: Glyph): number | null {
  const quarters = Math.atan2(end.y - start.y, end.x - start.x) / (Math.PI / 2)
  const turn = Math.round(quarters)
  return Math.abs(quarters - turn) < 0.05 ? (turn + 4) % 4 : null
}

function turnPoint({ x, y }: Point, turn: number, width: number, height: number): Point {
  if (turn === 1) return { x: y, y: width - x }
  if (turn === 2) return { x: width - x, y: height - y }
  return turn === 3 ? { x: height - y, y: x } : { x, y }
}

/** Follows the order in which the page is drawn, because a text may run beneath that of the next cell. */
function joinGlyphs(glyphs: readonly Glyph[]): Run[] {
  const runs: Run[] = []
  let isOpen = false
  for (const [index, glyph] of glyphs.entries()) {
    if (isSameText(glyph, glyphs[index - 1])) continue
    const { text, start, end, size, font, space, piece } = glyph
    const letters = text.replace(ligatures, (ligature) => ligature.normalize('NFKC')).replace(hyphens, '-')
    const last = runs.at(-1)
    if (letters.trim() === '') {
      isOpen = false
      continue
    }
    const gap = last === undefined ? 0 : start.x - last.end
    const isLevel = last !== undefined && Math.abs(last.y - start.y) <= sameBaseline * size
    const goesOn = isLevel && last.font === font && isInWord(gap, size)
    if (isOpen && goesOn) {
      last.text += letters
      last.end = end.x
    } else runs.push({ text: letters, x: start.x, end: end.x, y: start.y, size, font, space, piece })
    isOpen = true
  }
  return runs
}

/** Whether a gap is one between letters of a word. */
export function isInWord(gap: number, size: number): boolean {
  return gap <= letterGap * size && gap >= -overlap * size
}

/** Some programs draw each character twice to make it bold. */
function isSameText(glyph: Glyph, before: Glyph | undefined): boolean {
  const { text, start, size } = glyph
  if (before === undefined || before.text !== text) return false
  return Math.hypot(start.x - before.start.x, start.y - before.start.y) <= sameText * size
}
