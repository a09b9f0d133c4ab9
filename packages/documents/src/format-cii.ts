import type { Translate } from '@normwerk/i18n/text'
import { lineItem, shippingItem } from './cii/line-item.ts'
import { buyerParty, sellerParty, shipToParty } from './cii/parties.ts'
import { settlement } from './cii/settlement.ts'
import { dateString, type Elements, formatXml } from './cii/xml.ts'
import type { Invoice } from './invoice.ts'
import { missingFields } from './missing-fields.ts'

const namespaces = {
  '@_xmlns:rsm': 'urn:un:unece:uncefact:data:standard:CrossIndustryInvoice:100',
  '@_xmlns:qdt': 'urn:un:unece:uncefact:data:standard:QualifiedDataType:100',
  '@_xmlns:ram': 'urn:un:unece:uncefact:data:standard:ReusableAggregateBusinessInformationEntity:100',
  '@_xmlns:udt': 'urn:un:unece:uncefact:data:standard:UnqualifiedDataType:100',
}

const guidelines = {
  en16931: 'urn:cen.eu:en16931:2017',
  xrechnung: 'urn:cen.eu:en16931:2017#compliant#urn:xeinkauf.de:kosit:xrechnung_3.0',
}

/** Numbers of UN/CEFACT 1001. A credit note has positive amounts. */
const typeCodes = { invoice: '380', correction: '381' }

/**
 * Formats an invoice or a correction as Cross Industry Invoice of EN 16931.
 * @param text texts in the language of the invoice
 * @throws RangeError if the buyer lacks a field that the rules want; `missingFields` tells before
 */
export function formatCii(invoice: Invoice, text: Translate): string {
  const missing = missingFields(invoice)
  if (missing.length > 0) throw new RangeError(`the buyer of ${invoice.number} has no ${missing.join(', ')}`)
  return formatXml({
    'rsm:CrossIndustryInvoice': {
      ...namespaces,
      'rsm:ExchangedDocumentContext': {
        'ram:BusinessProcessSpecifiedDocumentContextParameter':
          invoice.profile === 'xrechnung' ? { 'ram:ID': 'urn:fdc:peppol.eu:2017:poacc:billing:01:1.0' } : undefined,
        'ram:GuidelineSpecifiedDocumentContextParameter': { 'ram:ID': guidelines[invoice.profile] },
      },
      'rsm:ExchangedDocument': {
        'ram:ID': invoice.number,
        'ram:TypeCode': typeCodes[invoice.kind],
        'ram:IssueDateTime': { 'udt:DateTimeString': dateString(invoice.issueDate) },
        'ram:IncludedNote': notes(invoice, text),
      },
      'rsm:SupplyChainTradeTransaction': {
        'ram:IncludedSupplyChainTradeLineItem': lineItems(invoice, text),
        'ram:ApplicableHeaderTradeAgreement': agreement(invoice),
        'ram:ApplicableHeaderTradeDelivery': delivery(invoice),
        'ram:ApplicableHeaderTradeSettlement': settlement(invoice, text),
      },
    },
  })
}

function lineItems({ lines, tax, sums }: Invoice, text: Translate): Elements[] {
  if (lines.length === 0) return [shippingItem(sums.shippingCosts, tax, text)]
  return lines.map((line) => lineItem(line, tax, text))
}

function notes({ seller, order, ...invoice }: Invoice, text: Translate): Elements[] {
  const commission = order.commission === null ? null : `${text('document.print.commission')}: ${order.commission}`
  const reason = invoice.kind === 'correction' ? invoice.reason : null
  return [
    ...[reason, commission].filter((note) => note !== null).map((note) => ({ 'ram:Content': note })),
    ...seller.legalLines.map((line) => ({ 'ram:Content': line, 'ram:SubjectCode': 'REG' })),
  ]
}

function agreement({ seller, buyer, order }: Invoice): Elements {
  const { customerOrderNumber, project } = order
  return {
    'ram:BuyerReference': buyer.reference ?? undefined,
    'ram:SellerTradeParty': sellerParty(seller),
    'ram:BuyerTradeParty': buyerParty(buyer),
    'ram:SellerOrderReferencedDocument': { 'ram:IssuerAssignedID': order.orderNumber },
    'ram:BuyerOrderReferencedDocument':
      customerOrderNumber === null ? undefined : { 'ram:IssuerAssignedID': customerOrderNumber },
    'ram:SpecifiedProcuringProject':
      project === null ? undefined : { 'ram:ID': project.number, 'ram:Name': project.name },
  }
}

function delivery({ deliverTo, deliveryDate, packingSlipNumber }: Invoice): Elements {
  return {
    'ram:ShipToTradeParty': shipToParty(deliverTo),
    'ram:ActualDeliverySupplyChainEvent': {
      'ram:OccurrenceDateTime': { 'udt:DateTimeString': dateString(deliveryDate) },
    },
    'ram:DespatchAdviceReferencedDocument':
      packingSlipNumber === null ? undefined : { 'ram:IssuerAssignedID': packingSlipNumber },
  }
}
