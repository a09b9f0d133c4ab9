import type { DrawnSheet } from '@normwerk/geometry/drawing/drawn-sheet'
import PDFDocument from 'pdfkit'
import type { Print } from './document.ts'
import { openFont } from './pdf/open-font.ts'
import { paintSheet } from './pdf/paint-sheet.ts'
import { mm } from './pdf/sheet.ts'

interface DrawingPrint extends Pick<Print, 'createdAt'> {
  /** A TrueType file. */
  font: Uint8Array
  title: string
}

/** Renders a drawing as PDF in the size of its sheet. The same drawing made at the same moment has the same bytes. */
export async function renderDrawing(sheet: DrawnSheet, { font, title, createdAt }: DrawingPrint): Promise<Uint8Array> {
  const file = new PDFDocument({
    size: [mm(sheet.width), mm(sheet.height)],
    margin: 0,
    // Without this, pdfkit loads Helvetica.
    font: '',
    displayTitle: true,
    info: { Title: title, CreationDate: createdAt, Producer: 'Normwerk', Creator: 'Normwerk' },
  })
  file.registerFont('regular', openFont(font).font)
  file.font('regular').scale(mm(1))
  paintSheet(file, sheet)
  file.end()
  return Buffer.concat(await Array.fromAsync<Uint8Array>(file))
}
