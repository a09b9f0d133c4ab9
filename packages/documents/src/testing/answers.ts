export interface Line {
  positionNumber: number
  quantity: number
  articleNumber?: string
  shipDate?: string | null
}

interface Answered {
  orderNumber: string
  lines: readonly Line[]
}

/** Formats an ORDERRESPONSE as an ERP does. */
export function formatResponse({ orderNumber, lines }: Answered): string {
  return formatAnswer('ORDERRESPONSE', `<ORDER_ID>${orderNumber}</ORDER_ID>`, lines.map(formatLine))
}

/** Formats a DISPATCHNOTIFICATION. */
export function formatDispatch(
  { orderNumber, lines }: Answered,
  { number, tracking }: { number: string; tracking?: string },
): string {
  const info = `<DISPATCHNOTIFICATION_ID>${number}</DISPATCHNOTIFICATION_ID>${element('SHIPMENT_ID', tracking)}`
  return formatAnswer('DISPATCHNOTIFICATION', info, lines.map(referTo(orderNumber)))
}

/** Formats an INVOICE of a delivery. */
export function formatInvoice(
  { orderNumber, lines }: Answered,
  { number, date, deliveryNumber, gross }: { number: string; date: string; deliveryNumber?: string; gross: string },
): string {
  const info = `<INVOICE_ID>${number}</INVOICE_ID><INVOICE_DATE>${date}T00:00:00</INVOICE_DATE>`
  const refer = referTo(orderNumber)
  const reference = `<DELIVERY_REFERENCE>${element('DELIVERYNOTE_ID', deliveryNumber)}</DELIVERY_REFERENCE>`
  const items = lines.map((line) => refer(line) + reference)
  return formatAnswer(
    'INVOICE',
    info,
    items,
    `<INVOICE_SUMMARY><TOTAL_AMOUNT>${gross}</TOTAL_AMOUNT></INVOICE_SUMMARY>`,
  )
}

function formatAnswer(kind: string, info: string, items: readonly string[], summary = ''): string {
  const list = items.map((item) => `<${kind}_ITEM>${item}</${kind}_ITEM>`).join('')
  return `<?xml version="1.0" encoding="UTF-8"?>
<${kind} xmlns="http://www.opentrans.org/XMLSchema/2.1" xmlns:bmecat="http://www.bmecat.org/bmecat/2005" version="2.1">
<${kind}_HEADER><${kind}_INFO>${info}</${kind}_INFO></${kind}_HEADER>
<${kind}_ITEM_LIST>${list}</${kind}_ITEM_LIST>${summary}</${kind}>`
}

function formatLine({ positionNumber, quantity, articleNumber, shipDate }: Line): string {
  return [
    element('LINE_ITEM_ID', String(positionNumber)),
    articleNumber && `<PRODUCT_ID><bmecat:SUPPLIER_PID>${articleNumber}</bmecat:SUPPLIER_PID></PRODUCT_ID>`,
    element('QUANTITY', `${quantity}.000`),
    shipDate && `<DELIVERY_DATE>${element('DELIVERY_START_DATE', shipDate)}</DELIVERY_DATE>`,
  ].join('')
}

/** The line has a number of its own in the file, beside that of the position. */
function referTo(orderNumber: string) {
  return (line: Line, index = 0) =>
    formatLine({ ...line, positionNumber: index + 1 }) +
    `<ORDER_REFERENCE><ORDER_ID>${orderNumber}</ORDER_ID><LINE_ITEM_ID>${line.positionNumber}</LINE_ITEM_ID></ORDER_REFERENCE>`
}

function element(name: string, content: string | undefined): string {
  return content === undefined ? '' : `<${name}>${content}</${name}>`
}
