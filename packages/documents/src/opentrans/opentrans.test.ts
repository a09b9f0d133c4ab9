import { describe, expect, test } from 'vitest'
import { formatDispatch, formatInvoice, formatResponse } from '../testing/answers.ts'
import { anOrder, aPosition } from '../testing/orders.ts'
import { aBuyer } from '../testing/parties.ts'
import { formatOrder, type OutgoingOrder } from './format-order.ts'
import { readAnswer } from './read-answer.ts'
import { findAll, findText, parseTree, UnreadableAnswer } from './xml-tree.ts'

const bytes = (text: string) => new TextEncoder().encode(text)
const read = (xml: string) => readAnswer(bytes(xml))

function outgoing(change: Partial<OutgoingOrder> = {}): OutgoingOrder {
  const { address, customerNumber, vatId } = aBuyer()
  return {
    order: anOrder([]).reference,
    placedAt: '2026-11-02T09:30:00.000Z',
    customerNumber,
    vatId,
    invoiceTo: address,
    deliverTo: address,
    completeDelivery: false,
    comment: null,
    positions: [{ ...aPosition({ certificateSurcharge: 2500 }), shipDate: '2026-11-05', comment: null }],
    shippingCosts: 690,
    net: 305 * 50 + 2500 + 690,
    ...change,
  }
}

describe('an order', () => {
  test('says what is ordered, by whom, at which price', () => {
    const root = parseTree(bytes(formatOrder(outgoing())))
    const [item] = findAll(root, 'ORDER_ITEM_LIST', 'ORDER_ITEM')
    if (item === undefined) throw new Error('no item')
    expect({
      number: findText(root, 'ORDER_HEADER', 'ORDER_INFO', 'ORDER_ID'),
      theirs: findText(root, 'ORDER_HEADER', 'ORDER_INFO', 'CUSTOMER_ORDER_REFERENCE', 'ORDER_ID'),
      roles: findAll(root, 'ORDER_HEADER', 'ORDER_INFO', 'PARTIES', 'PARTY', 'PARTY_ROLE').map(({ text }) => text),
      article: findText(item, 'PRODUCT_ID', 'SUPPLIER_PID'),
      quantity: findText(item, 'QUANTITY'),
      price: findText(item, 'PRODUCT_PRICE_FIX', 'PRICE_AMOUNT'),
      total: findText(item, 'PRICE_LINE_AMOUNT'),
      leaves: findText(item, 'DELIVERY_DATE', 'DELIVERY_START_DATE'),
      net: findText(root, 'ORDER_SUMMARY', 'TOTAL_AMOUNT'),
    }).toEqual({
      number: '200123',
      theirs: 'BE-4711',
      roles: ['buyer', 'invoice_recipient', 'delivery'],
      article: 'AZH-3.2x160',
      quantity: '50',
      price: '3.05',
      total: '177.50',
      leaves: '2026-11-05',
      net: '184.40',
    })
  })

  test('is the same file each time, and holds what people type', () => {
    const typed = outgoing({ comment: 'Tor 3 <script> & "links"\nЖук\u0000' })
    const xml = formatOrder(typed)
    expect(formatOrder(typed)).toBe(xml)
    const remark = findText(parseTree(bytes(xml)), 'ORDER_HEADER', 'ORDER_INFO', 'REMARKS')
    expect(remark).toBe('Tor 3 <script> & "links"\nЖук')
  })
})

const lines = [
  { positionNumber: 3, quantity: 12, articleNumber: 'AZH-2x100', shipDate: '2026-12-01' },
  { positionNumber: 1, quantity: 50 },
]
const answered = { orderNumber: '200123', lines }
const expectedLines = [
  { positionNumber: 3, quantity: 12, articleNumber: 'AZH-2x100', shipDate: '2026-12-01' },
  { positionNumber: 1, quantity: 50, articleNumber: null, shipDate: null },
]

describe('an answer', () => {
  test('is read as a response, a dispatch or an invoice', () => {
    const about = { orderNumber: '200123', lines: expectedLines }
    expect(read(formatResponse(answered))).toEqual({ kind: 'ORDERRESPONSE', ...about })
    expect(read(formatDispatch(answered, { number: 'LS-7', tracking: 'PKG 1' }))).toEqual({
      kind: 'DISPATCHNOTIFICATION',
      ...about,
      number: 'LS-7',
      tracking: 'PKG 1',
    })
    const invoice = { number: 'RE-7', date: '2026-12-02', deliveryNumber: 'LS-7', gross: '1234.5' }
    expect(read(formatInvoice(answered, invoice))).toEqual({ kind: 'INVOICE', ...about, ...invoice, gross: 123_450 })
  })

  test('may have another encoding and other prefixes', () => {
    const xml = formatDispatch(answered, { number: 'Lö-7' })
      .replace('encoding="UTF-8"', "encoding='ISO-8859-1'")
      .replaceAll('bmecat:', 'b:')
      .replace('xmlns:bmecat', 'xmlns:b')
    expect(readAnswer(Buffer.from(xml, 'latin1'))).toMatchObject({ number: 'Lö-7', lines: expectedLines })
  })

  const response = formatResponse(answered)
  test.each([
    ['an empty file', '', /^The file is no XML/],
    ['half a file', response.slice(0, 400), /^The file is no XML/],
    ['an unknown encoding', response.replace('UTF-8', 'UTF-99'), /^The file is no XML/],
    ['another document', '<CATALOG/>', 'The shop does not read CATALOG.'],
    ['a file without a header', '<ORDERRESPONSE/>', 'ORDERRESPONSE_HEADER/ORDERRESPONSE_INFO is missing.'],
    ['a file without positions', formatResponse({ ...answered, lines: [] }), /has no ORDERRESPONSE_ITEM/],
    ['no order', formatResponse({ orderNumber: ' ', lines }), 'ORDER_ID is missing.'],
    ['half a piece', response.replace('12.000', '12.500'), 'QUANTITY is no whole number: 12.500'],
    ['a negative quantity', response.replace('12.000', '-12'), 'QUANTITY is no whole number: -12'],
    ['a position twice', formatResponse({ ...answered, lines: [...lines, ...lines] }), 'A position is named twice.'],
    ['a day that is none', response.replace('2026-12-01', '2026-13-01'), 'This is no date: 2026-13-01'],
    [
      'several orders',
      formatDispatch(answered, { number: 'LS-7' }).replace('200123', '200124'),
      'The file is about several orders.',
    ],
    [
      'an amount with a comma',
      formatInvoice(answered, { number: 'RE-7', date: '2026-12-02', gross: '1,50' }),
      'TOTAL_AMOUNT is no amount: 1,50',
    ],
  ])('that is %s is rejected with the reason', (_, xml, reason) => {
    expect(() => read(xml)).toThrow(UnreadableAnswer)
    expect(() => read(xml)).toThrow(reason)
  })

  test('never expands an entity of its own', () => {
    const bomb = response.replace('<ORDERRESPONSE ', '<!DOCTYPE x [<!ENTITY a "200123">]><ORDERRESPONSE ')
    expect(() => read(bomb.replace('>200123<', '>&a;<'))).toThrow(UnreadableAnswer)
  })
})
