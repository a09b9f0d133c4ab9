import { type DrawnSheet, lineGroups, lineStyles } from '@normwerk/geometry/drawing/drawn-sheet'
import { pathOf } from '@normwerk/geometry/drawing/format-svg'
import { spellDiameters } from './open-font.ts'

/** Height of capitals of the font, as a share of its size. */
const capitals = 0.698

/** Paints a drawing in the present font, at the present origin and scale, of which a unit is a millimetre of its sheet. */
export function paintSheet(file: PDFKit.PDFDocument, { paths, circles, arrows, texts }: DrawnSheet): void {
  file.lineCap('round').lineJoin('round')
  for (const group of lineGroups) {
    const { width: lineWidth, dashes } = lineStyles[group]
    file.lineWidth(lineWidth)
    // pdfkit's types know no dashes of several lengths.
    file.addContent(`[${dashes.join(' ')}] 0 d`)
    for (const path of paths[group]) file.path(pathOf(path)).stroke()
    for (const { x, y, radius, line } of circles) {
      if (group === (line === 'centre' ? 'centre' : 'outline')) file.circle(x, y, radius).stroke()
    }
  }
  for (const arrow of arrows) file.path(`${pathOf(arrow)}Z`).fill('black')
  for (const { text, x, y, size, turned, align } of texts) {
    const words = spellDiameters(text)
    file.fontSize(size / capitals)
    const left = align === 'middle' ? -file.widthOfString(words) / 2 : 0
    file.save().translate(x, y)
    if (turned) file.rotate(-90)
    file.text(words, left, size / 2, { baseline: 'alphabetic', lineBreak: false }).restore()
  }
}
