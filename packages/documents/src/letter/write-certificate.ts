import type { Certificate } from '../document.ts'
import { buyerFacts, contactFacts, orderFacts } from './head-facts.ts'
import { type Block, type Column, type Fact, given, type Letter, line, paragraph } from './letter.ts'
import type { Words } from './words.ts'

export function writeCertificate(certificate: Certificate, words: Words): Letter {
  const { seller, buyer, order, number, packingSlipNumber, inspector } = certificate
  const { text, date } = words
  return {
    title: text('document.print.certificateTitle', { number }),
    recipient: buyer.address,
    facts: [
      [text('document.print.date'), date(certificate.date)],
      ...buyerFacts(buyer, words),
      ...orderFacts(order, words),
      ...given(packingSlipNumber, (slip): Fact => [text('document.print.packingSlip'), slip]),
      ...contactFacts(seller, words),
    ],
    blocks: [
      paragraph(text('document.print.certificateIntroduction')),
      { kind: 'facts', title: text('document.print.product'), facts: productFacts(certificate, words) },
      ...(certificate.analysis.length === 0 ? [] : analysisBlocks(certificate, words)),
      ...(certificate.tests.length === 0 ? [] : testBlocks(certificate, words)),
      paragraph(text('document.print.conformity')),
      paragraph(text('document.print.inspector', inspector), 'strong'),
      paragraph(text('document.print.withoutSignature'), 'small'),
    ],
  }
}

function productFacts({ position, material, condition, heatNumber }: Certificate, { text, number }: Words): Fact[] {
  return [
    [text('document.print.position'), String(position.positionNumber)],
    [text('document.print.article'), position.articleNumber],
    [text('document.print.description'), position.description],
    ...given(position.customerPartNumber, (own): Fact => [text('document.print.customerPartNumber'), own]),
    ...given(position.customerOrderNumber, (own): Fact => [text('document.print.customerOrderNumber'), own]),
    ...given(position.commission, (name): Fact => [text('document.print.commission'), name]),
    [text('document.print.quantity'), number(position.quantity)],
    [text('document.print.material'), material],
    ...given(condition, (words): Fact => [text('document.print.condition'), words]),
    [text('document.print.heatNumber'), heatNumber],
  ]
}

/** As many elements stand beside each other. */
const elementsPerRow = 10

function analysisBlocks({ analysis }: Certificate, { text }: Words): Block[] {
  const rowCount = Math.ceil(analysis.length / elementsPerRow)
  const tables = Array.from({ length: rowCount }, (_, row): Block => {
    const elements = Array.from({ length: elementsPerRow }, (_, index) => analysis[row * elementsPerRow + index])
    return {
      kind: 'table',
      columns: elements.map((one): Column => ({ title: one?.element ?? '', width: null, align: 'left' })),
      rows: [elements.map((one) => (one === undefined ? [] : [line(one.percent)]))],
    }
  })
  return [paragraph(text('document.print.analysis'), 'strong'), ...tables]
}

function testBlocks({ tests }: Certificate, { text }: Words): Block[] {
  const column = (title: string, width: number | null): Column => ({ title, width, align: 'left' })
  return [
    paragraph(text('document.print.tests'), 'strong'),
    {
      kind: 'table',
      columns: [
        column(text('document.print.property'), null),
        column(text('document.print.method'), 38),
        column(text('document.print.unit'), 18),
        column(text('document.print.required'), 30),
        column(text('document.print.measured'), 30),
      ],
      rows: tests.map(({ property, method, unit, required, measured }) => [
        [line(property)],
        [line(method ?? '–')],
        [line(unit ?? '–')],
        [line(required ?? '–')],
        [line(measured, 'strong')],
      ]),
    },
  ]
}
