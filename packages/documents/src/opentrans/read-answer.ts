import type { XmlElement } from '@rgrove/parse-xml'
import type { Answer, AnswerLine } from './answer.ts'
import { findAll, findText, nameOf, parseTree, readText, UnreadableAnswer } from './xml-tree.ts'

/**
 * Reads an ORDERRESPONSE, DISPATCHNOTIFICATION or INVOICE of openTRANS 2.1 about one order.
 * @throws UnreadableAnswer
 */
export function readAnswer(bytes: Uint8Array): Answer {
  const root = parseTree(bytes)
  const kind = nameOf(root)
  if (kind !== 'ORDERRESPONSE' && kind !== 'DISPATCHNOTIFICATION' && kind !== 'INVOICE')
    throw new UnreadableAnswer(`The shop does not read ${kind}.`)
  const [info] = findAll(root, `${kind}_HEADER`, `${kind}_INFO`)
  if (info === undefined) throw new UnreadableAnswer(`${kind}_HEADER/${kind}_INFO is missing.`)
  const items = findAll(root, `${kind}_ITEM_LIST`, `${kind}_ITEM`)
  if (items.length === 0) throw new UnreadableAnswer(`${kind}_ITEM_LIST has no ${kind}_ITEM.`)
  const about = { orderNumber: readOrderNumber(info, items), lines: readLines(items) }
  switch (kind) {
    case 'ORDERRESPONSE':
      return { kind, ...about }
    case 'DISPATCHNOTIFICATION':
      return { kind, ...about, number: readText(info, 'DISPATCHNOTIFICATION_ID'), tracking: readTracking(info) }
    case 'INVOICE':
      return {
        kind,
        ...about,
        number: readText(info, 'INVOICE_ID'),
        date: readDate(readText(info, 'INVOICE_DATE')),
        deliveryNumber: readDeliveryNumber(items),
        gross: readCents(readText(root, 'INVOICE_SUMMARY', 'TOTAL_AMOUNT')),
      }
  }
}

function readOrderNumber(info: XmlElement, items: readonly XmlElement[]): string {
  const named = [info, ...items.flatMap((item) => findAll(item, 'ORDER_REFERENCE'))].flatMap(
    (element) => findText(element, 'ORDER_ID') ?? [],
  )
  const [number, ...others] = new Set(named)
  if (number === undefined) throw new UnreadableAnswer('ORDER_ID is missing.')
  if (others.length > 0) throw new UnreadableAnswer('The file is about several orders.')
  return number
}

function readLines(items: readonly XmlElement[]): AnswerLine[] {
  const lines = items.map((item) => {
    const shipDate = findText(item, 'DELIVERY_DATE', 'DELIVERY_START_DATE')
    return {
      positionNumber: readCount(
        findText(item, 'ORDER_REFERENCE', 'LINE_ITEM_ID') ?? readText(item, 'LINE_ITEM_ID'),
        'LINE_ITEM_ID',
      ),
      articleNumber: findText(item, 'PRODUCT_ID', 'SUPPLIER_PID'),
      quantity: readCount(readText(item, 'QUANTITY'), 'QUANTITY'),
      shipDate: shipDate === null ? null : readDate(shipDate),
    }
  })
  if (new Set(lines.map(({ positionNumber }) => positionNumber)).size < lines.length)
    throw new UnreadableAnswer('A position is named twice.')
  return lines
}

function readTracking(info: XmlElement): string | null {
  const tracking = findText(info, 'SHIPMENT_ID') ?? findText(info, 'TRACKING_TRACING_URL')
  return tracking === null ? null : tracking.slice(0, 100)
}

function readDeliveryNumber(items: readonly XmlElement[]): string | null {
  const named = new Set(items.flatMap((item) => findText(item, 'DELIVERY_REFERENCE', 'DELIVERYNOTE_ID') ?? []))
  const [number = null, ...others] = named
  if (others.length > 0) throw new UnreadableAnswer('The invoice is about several deliveries.')
  return number
}

/** Reads a whole number above 0, which may be written as a decimal, `12.000`. */
function readCount(text: string, name: string): number {
  const count = /^\d{1,9}(\.0*)?$/.test(text) ? Number(text) : 0
  if (count === 0) throw new UnreadableAnswer(`${name} is no whole number: ${text}`)
  return count
}

function readCents(text: string): number {
  const [, whole, fraction = ''] = /^(\d{1,12})(?:\.(\d{1,2})0*)?$/.exec(text) ?? []
  if (whole === undefined) throw new UnreadableAnswer(`TOTAL_AMOUNT is no amount: ${text}`)
  return Number(whole) * 100 + Number(fraction.padEnd(2, '0'))
}

/** Returns the day of a date or of a moment. */
function readDate(text: string): string {
  const [, day] = /^(\d{4}-\d{2}-\d{2})(?:$|T)/.exec(text) ?? []
  if (day === undefined || Number.isNaN(Date.parse(day))) throw new UnreadableAnswer(`This is no date: ${text}`)
  return day
}
