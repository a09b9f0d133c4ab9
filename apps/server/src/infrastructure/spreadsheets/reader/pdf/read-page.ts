import { OPS, type PDFPageProxy } from 'unpdf/pdfjs'
import { identity } from './matrix.ts'
import { matrixOf, numbersOf, shownOf } from './operands.ts'
import { createPen, type Glyph, type Pen } from './pen.ts'
import { type Rule, rulesOf } from './rules.ts'

export interface DrawnPage {
  width: number
  height: number
  glyphs: Glyph[]
  rules: Rule[]
}

/** Invisible text lies over the picture of a scanned page; no person has checked it. */
const invisible = 3
const usualScale = 0.001

type Operator = (pen: Pen, operands: readonly unknown[], numbers: readonly number[]) => void

/** The operators of PDF that place text. Any other one is ignored. */
const operators = new Map<number, Operator>([
  [OPS.save, (pen) => pen.keep()],
  [OPS.restore, (pen) => pen.restore()],
  [OPS.transform, (pen, operands) => pen.transform(matrixOf(operands))],
  [
    OPS.paintFormXObjectBegin,
    (pen, [matrix]) => {
      pen.keep()
      pen.transform(matrixOf(matrix))
    },
  ],
  [OPS.paintFormXObjectEnd, (pen) => pen.restore()],
  [
    OPS.beginAnnotation,
    (pen, [, , place, matrix]) => {
      pen.keep()
      pen.transform(matrixOf(place))
      pen.transform(matrixOf(matrix))
    },
  ],
  [OPS.endAnnotation, (pen) => pen.restore()],
  [OPS.beginText, (pen) => pen.startAt(identity)],
  [OPS.setTextMatrix, (pen, [matrix]) => pen.startAt(matrixOf(matrix))],
  [OPS.moveText, (pen, _, [x = 0, y = 0]) => pen.startBelow(x, y)],
  [
    OPS.setLeadingMoveText,
    (pen, _, [x = 0, y = 0]) => {
      pen.change({ leading: -y })
      pen.startBelow(x, y)
    },
  ],
  [OPS.nextLine, (pen) => pen.startNextLine()],
  [OPS.setLeading, (pen, _, [leading = 0]) => pen.change({ leading })],
  [OPS.setCharSpacing, (pen, _, [letterGap = 0]) => pen.change({ letterGap })],
  [OPS.setWordSpacing, (pen, _, [wordGap = 0]) => pen.change({ wordGap })],
  [OPS.setHScale, (pen, _, [percent = 100]) => pen.change({ stretch: percent / 100 })],
  [OPS.setTextRise, (pen, _, [rise = 0]) => pen.change({ rise })],
  [OPS.setTextRenderingMode, (pen, _, [mode]) => pen.change({ isInvisible: mode === invisible })],
  [OPS.showText, (pen, [shown]) => shownOf(shown).forEach(pen.show)],
])

/** Returns what a page shows, read from its drawing operators: the characters at their places, and straight rules. */
export async function readPage(page: PDFPageProxy): Promise<DrawnPage> {
  const { fnArray, argsArray } = await page.getOperatorList()
  const { width, height, transform } = page.getViewport({ scale: 1 })
  const pen = createPen(matrixOf(transform))
  const rules: Rule[] = []
  fnArray.forEach((operator, index) => {
    const operands: unknown = argsArray[index]
    const list: readonly unknown[] = Array.isArray(operands) ? operands : []
    const [font, size] = list
    if (operator === OPS.setFont && typeof font === 'string' && typeof size === 'number') {
      pen.change({ font, size, scale: scaleOf(page, font) })
    } else if (operator === OPS.constructPath) rules.push(...rulesOf(list, pen.place()))
    else operators.get(operator)?.(pen, list, numbersOf(operands))
  })
  const isOn = ({ start: { x, y } }: Glyph) => x >= 0 && y >= 0 && x <= width && y <= height
  return { width, height, glyphs: pen.glyphs.filter(isOn), rules }
}

/** The characters of some fonts are drawings with a scale of their own. */
function scaleOf(page: PDFPageProxy, font: string): number {
  const loaded: unknown = page.commonObjs.has(font) ? page.commonObjs.get(font) : null
  if (typeof loaded !== 'object' || loaded === null || !('fontMatrix' in loaded)) return usualScale
  return numbersOf(loaded.fontMatrix)[0] ?? usualScale
}
