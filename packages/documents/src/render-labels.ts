import { locales } from '@normwerk/contract/language'
import { labelsPerSheet } from '@normwerk/contract/limits'
import PDFDocument from 'pdfkit'
import type { Print } from './document.ts'
import { drawLabel, labelSize } from './labels/draw-label.ts'
import type { Labels } from './labels/labels.ts'
import { wordsIn } from './letter/words.ts'
import { createPen } from './pdf/pen.ts'
import { mm, sheet } from './pdf/sheet.ts'

const columns = 3
/** 8 × 37 mm leave one millimetre of A4. */
const sheetTop = mm(0.5)

/** Renders labels as tagged PDF. The same labels made at the same moment have the same bytes. */
export async function renderLabels(labels: Labels, { fonts, text, createdAt }: Print): Promise<Uint8Array> {
  const { language, order, positions, paper, firstLabel } = labels
  const words = wordsIn(language, text)
  const isSheet = paper === 'sheet'
  const file = new PDFDocument({
    size: isSheet ? sheet.size : [labelSize.width, labelSize.height],
    margin: 0,
    autoFirstPage: false,
    // Without this, pdfkit loads Helvetica.
    font: '',
    pdfVersion: '1.7',
    lang: locales[language],
    displayTitle: true,
    tagged: true,
    info: {
      Title: text('document.print.labelsTitle', { number: order.orderNumber }),
      CreationDate: createdAt,
      Producer: 'Normwerk',
      Creator: 'Normwerk',
    },
  })
  const pen = createPen(file, fonts)
  const [perPage, first] = isSheet ? [labelsPerSheet, firstLabel - 1] : [1, 0]
  for (const [index, position] of positions.entries()) {
    const place = (first + index) % perPage
    if (index === 0 || place === 0) file.addPage()
    const corner = isSheet ? cornerOf(place) : { x: 0, y: 0 }
    drawLabel(pen, corner, { order, position }, words)
  }
  pen.end()
  file.end()
  return Buffer.concat(await Array.fromAsync<Uint8Array>(file))
}

/** @param place on its sheet, from 0 */
function cornerOf(place: number): { x: number; y: number } {
  return {
    x: (place % columns) * labelSize.width,
    y: sheetTop + Math.floor(place / columns) * labelSize.height,
  }
}
