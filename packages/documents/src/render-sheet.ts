import { type LanguageCode, locales } from '@normwerk/contract/language'
import PDFDocument from 'pdfkit'
import type { Print } from './document.ts'
import type { Block } from './letter/letter.ts'
import { drawBlocks } from './pdf/draw-blocks.ts'
import { createFlow } from './pdf/flow.ts'
import { createPen, lineStyles, type Style } from './pdf/pen.ts'
import { colours, mm, sheet, sizes } from './pdf/sheet.ts'

/** A sheet of facts for the file of a mould, which is no letter to anybody. */
export interface Sheet {
  title: string
  /** The company that runs the shop. */
  company: string
  language: LanguageCode
  blocks: readonly Block[]
}

/** Renders a sheet as tagged PDF. The same sheet made at the same moment has the same bytes. */
export async function renderSheet(
  { title, company, language, blocks }: Sheet,
  { fonts, text, createdAt }: Print,
): Promise<Uint8Array> {
  const file = new PDFDocument({
    size: sheet.size,
    margin: 0,
    bufferPages: true,
    // Without this, pdfkit loads Helvetica.
    font: '',
    pdfVersion: '1.7',
    lang: locales[language],
    displayTitle: true,
    tagged: true,
    info: { Title: title, CreationDate: createdAt, Producer: 'Normwerk', Creator: 'Normwerk' },
  })
  const pen = createPen(file, fonts)
  const { left, right, width, head } = sheet
  const titleStyle: Style = { font: 'semiBold', size: sizes.title, colour: colours.ink }
  const footStyle: Style = { font: 'regular', size: sizes.foot, colour: colours.soft }

  const drawHead = () =>
    pen.decorate(() => {
      pen.text(company, { x: left, y: head, width }, lineStyles.strong)
      pen.rule({ x: left, y: head + mm(6) }, { x: right, y: head + mm(6) }, 0.5, colours.rule)
    })

  drawHead()
  const top = head + mm(11)
  pen.within('H1', () => pen.text(title, { x: left, y: top, width }, titleStyle))
  const flow = createFlow(top + pen.height(title, width, titleStyle) + mm(3), sheet.footTop, () => {
    file.addPage()
    drawHead()
    return head + mm(11)
  })
  drawBlocks(pen, flow, blocks)
  const { count } = file.bufferedPageRange()
  for (let index = 0; index < count; index++) {
    file.switchToPage(index)
    const number = text('document.print.page', { page: index + 1, pages: count })
    const place = { x: left, y: sheet.footTop + mm(4), width }
    pen.decorate(() => pen.text(number, place, { ...footStyle, align: 'right' }))
  }
  pen.end()
  file.end()
  return Buffer.concat(await Array.fromAsync<Uint8Array>(file))
}
