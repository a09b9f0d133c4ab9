import { type DrawnSheet, lineGroups, lineStyles } from '@normwerk/geometry/drawing/drawn-sheet'
import { pathOf } from '@normwerk/geometry/drawing/format-svg'
import PDFDocument from 'pdfkit'
import type { Print } from './document.ts'
import { openFont } from './pdf/open-font.ts'
import { mm } from './pdf/sheet.ts'

interface DrawingPrint extends Pick<Print, 'createdAt'> {
  /** A TrueType file. */
  font: Uint8Array
  title: string
}

/** Height of capitals of the font, as a share of its size. */
const capitals = 0.698

/** Renders a drawing as PDF in the size of its sheet. The same drawing made at the same moment has the same bytes. */
export async function renderDrawing(
  { width, height, paths, circles, arrows, texts }: DrawnSheet,
  { font, title, createdAt }: DrawingPrint,
): Promise<Uint8Array> {
  const file = new PDFDocument({
    size: [mm(width), mm(height)],
    margin: 0,
    // Without this, pdfkit loads Helvetica.
    font: '',
    displayTitle: true,
    info: { Title: title, CreationDate: createdAt, Producer: 'Normwerk', Creator: 'Normwerk' },
  })
  file.registerFont('regular', openFont(font).font)
  file.font('regular').scale(mm(1)).lineCap('round').lineJoin('round')
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
    const words = text.replaceAll('⌀', 'Ø')
    file.fontSize(size / capitals)
    const left = align === 'middle' ? -file.widthOfString(words) / 2 : 0
    file.save().translate(x, y)
    if (turned) file.rotate(-90)
    file.text(words, left, size / 2, { baseline: 'alphabetic', lineBreak: false }).restore()
  }
  file.end()
  return Buffer.concat(await Array.fromAsync<Uint8Array>(file))
}
