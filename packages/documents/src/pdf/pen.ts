import type { DrawnSheet } from '@normwerk/geometry/drawing/drawn-sheet'
import type { Fonts } from '../document.ts'
import type { Line } from '../letter/letter.ts'
import { openFont, spellDiameters } from './open-font.ts'
import { paintCode } from './paint-code.ts'
import { paintSheet } from './paint-sheet.ts'
import { colours, mm, sizes } from './sheet.ts'
import { createTags, type Tags } from './tags.ts'

interface Place {
  x: number
  y: number
  width: number
  /** A text that is higher ends with an ellipsis. */
  height?: number
}

export interface Style {
  font: keyof Fonts
  size: number
  colour: string
  align?: 'left' | 'right'
}

/** Draws on the current page of a file. All measures are points. */
export interface Pen extends Pick<Tags, 'within' | 'decorate'> {
  /** Draws a text that wraps at a width. Returns its height. */
  text(words: string, place: Place, style: Style): number
  height(words: string, width: number, style: Style): number
  rule(from: { x: number; y: number }, to: { x: number; y: number }, thickness: number, colour: string): void
  area(place: Required<Place>, colour: string): void
  /** Draws a code of dark and light modules, which screen readers leave out. */
  code(modules: readonly boolean[][], corner: { x: number; y: number }, size: number): void
  /** Draws a drawing, which screen readers leave out: its sizes are also words. */
  drawing(sheet: DrawnSheet, origin: { x: number; y: number }, scale: number): void
}

/** How the lines of a letter look. */
export const lineStyles: Record<Line['style'], Style> = {
  plain: { font: 'regular', size: sizes.plain, colour: colours.ink },
  strong: { font: 'semiBold', size: sizes.strong, colour: colours.ink },
  small: { font: 'regular', size: sizes.small, colour: colours.soft },
}

export function createPen(file: PDFKit.PDFDocument, fonts: Fonts): Pen & Pick<Tags, 'end'> {
  const { font, characters: known } = openFont(fonts.regular)
  file.registerFont('regular', font)
  file.registerFont('semiBold', openFont(fonts.semiBold).font)
  const { mark, within, decorate, end } = createTags(file)
  const choose = ({ font, size }: Style) => file.font(font).fontSize(size)
  return {
    within,
    decorate,
    end,
    text(words, { x, y, width, height }, style) {
      const { colour, align = 'left' } = style
      // Without a height, pdfkit would add a page for a text that leaves the current one.
      const options = { width, align, height: height ?? file.page.height - y, ellipsis: height !== undefined }
      mark(() => choose(style).fillColor(colour).text(printable(words, known), x, y, options))
      return file.y - y
    },
    height: (words, width, style) => choose(style).heightOfString(printable(words, known), { width }),
    rule: (from, to, thickness, colour) =>
      decorate(() => file.moveTo(from.x, from.y).lineTo(to.x, to.y).lineWidth(thickness).strokeColor(colour).stroke()),
    area: ({ x, y, width, height }, colour) => decorate(() => file.rect(x, y, width, height).fill(colour)),
    code: (modules, corner, size) => decorate(() => paintCode(file, modules, corner, size)),
    drawing: (sheet, { x, y }, scale) =>
      decorate(() => {
        file
          .save()
          .translate(x, y)
          .scale(mm(1) * scale)
        file.font('regular').fillColor(colours.ink).strokeColor(colours.ink)
        paintSheet(file, sheet)
        file.restore()
      }),
  }
}

/** PDF/A forbids the glyph of an unknown character, so a character that the font lacks becomes a question mark. */
function printable(words: string, known: ReadonlySet<number>): string {
  const composed = spellDiameters(words)
    .normalize('NFC')
    .replaceAll(/[\t\r]/g, ' ')
  return composed.replaceAll(unusual, (character) => (known.has(character.codePointAt(0) ?? 0) ? character : '?'))
}

/** What not every font has: all but line breaks and the printable characters of ASCII. */
const unusual = /[^\n -~]/gu
