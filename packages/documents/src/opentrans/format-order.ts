import type { Cents } from '@normwerk/pricing/money'
import { amount, type Elements, formatXml, withAttribute } from '../cii/xml.ts'
import type { Address, OrderReference } from '../parties.ts'
import { type PricedPosition, totalOf } from '../positions.ts'

/** An order for an ERP. */
export interface OutgoingOrder {
  order: OrderReference
  /** A moment, `2026-11-26T09:30:00.000Z`. */
  placedAt: string
  customerNumber: string
  vatId: string | null
  invoiceTo: Address
  /** Null: the goods are collected. */
  deliverTo: Address | null
  completeDelivery: boolean
  comment: string | null
  positions: readonly (PricedPosition & { shipDate: string | null; comment: string | null })[]
  shippingCosts: Cents
  net: Cents
}

const namespaces = {
  '@_xmlns': 'http://www.opentrans.org/XMLSchema/2.1',
  '@_xmlns:bmecat': 'http://www.bmecat.org/bmecat/2005',
}
/** A piece, in the codes of UN/ECE recommendation 20. */
const piece = 'C62'

/** Formats an order as an ORDER of openTRANS 2.1. The same order always has the same bytes. */
export function formatOrder(outgoing: OutgoingOrder): string {
  const { positions, net } = outgoing
  return formatXml({
    ORDER: {
      ...namespaces,
      '@_version': '2.1',
      '@_type': 'standard',
      ORDER_HEADER: {
        CONTROL_INFO: { GENERATION_DATE: outgoing.placedAt },
        ORDER_INFO: formatInfo(outgoing),
      },
      ORDER_ITEM_LIST: { ORDER_ITEM: positions.map(formatItem) },
      ORDER_SUMMARY: { TOTAL_ITEM_NUM: String(positions.length), TOTAL_AMOUNT: amount(net) },
    },
  })
}

function formatInfo({ order, ...outgoing }: OutgoingOrder): Elements {
  const { customerNumber, vatId, invoiceTo, deliverTo, shippingCosts } = outgoing
  return {
    ORDER_ID: order.orderNumber,
    ORDER_DATE: outgoing.placedAt,
    PARTIES: {
      PARTY: [
        formatParty('buyer', invoiceTo, customerNumber, vatId),
        formatParty('invoice_recipient', invoiceTo, customerNumber, vatId),
        ...(deliverTo === null ? [] : [formatParty('delivery', deliverTo)]),
      ],
    },
    CUSTOMER_ORDER_REFERENCE: order.customerOrderNumber === null ? undefined : { ORDER_ID: order.customerOrderNumber },
    ORDER_PARTIES_REFERENCE: { 'bmecat:BUYER_IDREF': withAttribute('type', 'supplier_specific', customerNumber) },
    'bmecat:CURRENCY': 'EUR',
    PARTIAL_SHIPMENT_ALLOWED: String(!outgoing.completeDelivery),
    REMARKS: [
      ...remark('general', outgoing.comment),
      ...remark('commission', order.commission),
      ...remark('cost_centre', order.costCentre ?? null),
      ...remark('project', order.project && `${order.project.number} ${order.project.name}`),
      ...remark('shipping_costs', amount(shippingCosts)),
      ...remark('delivery', deliverTo === null ? 'pickup' : null),
    ],
  }
}

function formatParty(role: string, address: Address, number?: string, vatId?: string | null): Elements {
  return {
    'bmecat:PARTY_ID': number === undefined ? undefined : withAttribute('type', 'supplier_specific', number),
    PARTY_ROLE: role,
    ADDRESS: {
      'bmecat:NAME': address.company,
      'bmecat:NAME2': address.companyAddition ?? undefined,
      'bmecat:NAME3': address.addressAddition ?? undefined,
      'bmecat:STREET': [address.street, address.streetNumber, address.streetAddition].filter(Boolean).join(' '),
      'bmecat:ZIP': address.zip,
      'bmecat:CITY': address.city,
      'bmecat:COUNTRY_CODED': address.country,
      'bmecat:VAT_ID': vatId ?? undefined,
    },
  }
}

function formatItem(position: OutgoingOrder['positions'][number]): Elements {
  const { customerPartNumber, certificateSurcharge, shipDate } = position
  return {
    LINE_ITEM_ID: String(position.positionNumber),
    PRODUCT_ID: {
      'bmecat:SUPPLIER_PID': withAttribute('type', 'supplier_specific', position.articleNumber),
      'bmecat:BUYER_PID':
        customerPartNumber === null ? undefined : withAttribute('type', 'buyer_specific', customerPartNumber),
      'bmecat:DESCRIPTION_SHORT': position.description,
    },
    QUANTITY: String(position.quantity),
    'bmecat:ORDER_UNIT': piece,
    PRODUCT_PRICE_FIX: { 'bmecat:PRICE_AMOUNT': amount(position.price) },
    PRICE_LINE_AMOUNT: amount(totalOf(position)),
    DELIVERY_DATE: shipDate === null ? undefined : { DELIVERY_START_DATE: shipDate, DELIVERY_END_DATE: shipDate },
    REMARKS: [
      ...remark('general', position.comment),
      ...remark('commission', position.commission),
      ...remark('customer_order', position.customerOrderNumber),
      ...remark('certificate_surcharge', certificateSurcharge === 0 ? null : amount(certificateSurcharge)),
    ],
  }
}

function remark(type: string, text: string | null): Elements[] {
  return text === null ? [] : [withAttribute('type', type, text)]
}
