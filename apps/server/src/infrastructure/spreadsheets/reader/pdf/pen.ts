import { apply, identity, type Matrix, multiply, type Point, translate } from './matrix.ts'
import type { Shown } from './operands.ts'

/** A visible character with the line on which it stands, in points from the upper left corner of the page. */
export interface Glyph {
  text: string
  start: Point
  end: Point
  size: number
  font: string
  /** Width of a space of this font. */
  space: number
  /** Number of the piece of text that was placed at once: programs place each cell by itself. */
  piece: number
}

/** How text is drawn; `place` leads from the units of the drawing to the page. */
interface State {
  place: Matrix
  font: string
  size: number
  /** From units of the font to those of the text. */
  scale: number
  letterGap: number
  wordGap: number
  stretch: number
  leading: number
  rise: number
  isInvisible: boolean
}

const usualSpace = 0.28
const plain = { font: '', size: 0, scale: 0, letterGap: 0, wordGap: 0, stretch: 1, leading: 0, rise: 0 }

/** Follows the state of a PDF's drawing, and collects the characters that it shows. */
export function createPen(pagePlace: Matrix) {
  const glyphs: Glyph[] = []
  const spaces = new Map<string, number>()
  const kept: State[] = []
  let state: State = { ...plain, place: pagePlace, isInvisible: false }
  let line = identity
  let position = identity
  let piece = 0

  function startAt(place: Matrix): void {
    line = place
    position = place
    piece += 1
  }

  function show(part: Shown): void {
    const { font, size, scale, letterGap, wordGap, stretch } = state
    if (typeof part === 'number') {
      position = translate(position, (-part / 1000) * size * stretch, 0)
      return
    }
    const advance = part.width * scale * size
    if (part.isSpace && part.width > 0) spaces.set(font, part.width * scale)
    if (!state.isInvisible) glyphs.push(draw(part.text, advance))
    position = translate(position, (advance + letterGap + (part.isSpace ? wordGap : 0)) * stretch, 0)
  }

  function draw(text: string, advance: number): Glyph {
    const { place, font, size, letterGap, stretch, rise } = state
    const toPage = multiply(place, translate(position, 0, rise))
    const start = apply(toPage, { x: 0, y: 0 })
    // Space between all letters belongs to them, or each letter would be a word.
    const end = apply(toPage, { x: (advance + Math.max(0, letterGap)) * stretch, y: 0 })
    const top = apply(toPage, { x: 0, y: size })
    const drawnSize = Math.hypot(top.x - start.x, top.y - start.y)
    return { text, start, end, size: drawnSize, font, space: (spaces.get(font) ?? usualSpace) * drawnSize, piece }
  }

  return {
    glyphs,
    place: () => state.place,
    change: (changed: Partial<State>) => {
      state = { ...state, ...changed }
    },
    keep: () => {
      kept.push(state)
    },
    restore: () => {
      state = kept.pop() ?? state
    },
    transform: (matrix: Matrix) => {
      state = { ...state, place: multiply(state.place, matrix) }
    },
    startAt,
    startBelow: (x: number, y: number) => startAt(translate(line, x, y)),
    startNextLine: () => startAt(translate(line, 0, -state.leading)),
    show,
  }
}

export type Pen = ReturnType<typeof createPen>
