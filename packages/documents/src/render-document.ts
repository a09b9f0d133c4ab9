import { locales } from '@normwerk/contract/language'
import PDFDocument from 'pdfkit'
import type { Print, PrintedDocument } from './document.ts'
import { wordsIn } from './letter/words.ts'
import { writeLetter } from './letter/write-letter.ts'
import { attachInvoice } from './pdf/attach-invoice.ts'
import { drawBlocks } from './pdf/draw-blocks.ts'
import { drawFoot } from './pdf/draw-foot.ts'
import { drawFirstHead, drawNextHead } from './pdf/draw-head.ts'
import { createFlow } from './pdf/flow.ts'
import { createPen } from './pdf/pen.ts'
import { sheet } from './pdf/sheet.ts'

/**
 * Renders a document as PDF/A-3b with tags for screen readers, an invoice with its XML embedded. The same document made
 * at the same moment has the same bytes.
 */
export async function renderDocument(
  document: PrintedDocument,
  { fonts, text, createdAt }: Print,
): Promise<Uint8Array> {
  const { seller, language } = document.kind === 'invoice' ? document.invoice : document
  const words = wordsIn(language, text)
  const letter = writeLetter(document, words)
  const file = new PDFDocument({
    size: sheet.size,
    margin: 0,
    bufferPages: true,
    // Without this, pdfkit loads Helvetica.
    font: '',
    pdfVersion: '1.7',
    subset: 'PDF/A-3b',
    lang: locales[language],
    displayTitle: true,
    tagged: true,
    info: { Title: withoutMarkup(letter.title), CreationDate: createdAt, Producer: 'Normwerk', Creator: 'Normwerk' },
  })
  const pen = createPen(file, fonts)
  const flow = createFlow(drawFirstHead(pen, letter, seller, words), sheet.bodyBottom, () => {
    file.addPage()
    drawNextHead(pen, letter, seller)
    return sheet.nextBodyTop
  })
  drawBlocks(pen, flow, letter.blocks)
  const { count } = file.bufferedPageRange()
  for (let index = 0; index < count; index++) {
    file.switchToPage(index)
    pen.decorate(() => drawFoot(pen, seller, words, { page: index + 1, pages: count }))
  }
  pen.end()
  if (document.kind === 'invoice') attachInvoice(file, document.xml, document.invoice.profile, createdAt)
  file.end()
  return Buffer.concat(await Array.fromAsync<Uint8Array>(file))
}

/** pdfkit writes the title into the XML of the metadata as it is. */
function withoutMarkup(title: string): string {
  return title.replaceAll(/[<&]/g, ' ')
}
