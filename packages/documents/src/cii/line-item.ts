import type { Translate } from '@normwerk/i18n/text'
import type { Cents } from '@normwerk/pricing/money'
import type { InvoiceTax } from '../invoice.ts'
import { type PricedPosition, totalOf } from '../positions.ts'
import { amount, type Elements, percentage, withAttribute } from './xml.ts'

/** The code for pieces in Recommendation 20 of the UN, which `PCE` and `ST` are not. */
const piece = 'H87'

type Line = Omit<PricedPosition, 'articleNumber'> & { articleNumber: string | null }

export function lineItem(line: Line, tax: InvoiceTax, text: Translate): Elements {
  const { price, listPrice, certificateSurcharge } = line
  return {
    'ram:AssociatedDocumentLineDocument': {
      'ram:LineID': String(line.positionNumber),
      'ram:IncludedNote': remarks(line, text) ?? undefined,
    },
    'ram:SpecifiedTradeProduct': {
      'ram:SellerAssignedID': line.articleNumber ?? undefined,
      'ram:BuyerAssignedID': line.customerPartNumber ?? undefined,
      'ram:Name': line.description,
    },
    'ram:SpecifiedLineTradeAgreement': {
      'ram:GrossPriceProductTradePrice':
        listPrice > price
          ? {
              'ram:ChargeAmount': amount(listPrice),
              'ram:AppliedTradeAllowanceCharge': {
                'ram:ChargeIndicator': { 'udt:Indicator': 'false' },
                'ram:ActualAmount': amount(listPrice - price),
              },
            }
          : undefined,
      'ram:NetPriceProductTradePrice': {
        'ram:ChargeAmount': amount(price),
        'ram:BasisQuantity': withAttribute('unitCode', piece, '1'),
      },
    },
    'ram:SpecifiedLineTradeDelivery': {
      'ram:BilledQuantity': withAttribute('unitCode', piece, String(line.quantity)),
    },
    'ram:SpecifiedLineTradeSettlement': {
      'ram:ApplicableTradeTax': taxCategory(tax),
      'ram:SpecifiedTradeAllowanceCharge':
        certificateSurcharge === 0
          ? undefined
          : {
              'ram:ChargeIndicator': { 'udt:Indicator': 'true' },
              'ram:ActualAmount': amount(certificateSurcharge),
              'ram:Reason': text('document.print.certificateSurcharge'),
            },
      'ram:SpecifiedTradeSettlementLineMonetarySummation': { 'ram:LineTotalAmount': amount(totalOf(line)) },
    },
  }
}

/** A correction that credits only the shipping costs has them as its line, as each invoice needs one. */
export function shippingItem(shippingCosts: Cents, tax: InvoiceTax, text: Translate): Elements {
  const description = text('document.print.shippingCosts')
  const line = { positionNumber: 1, description, quantity: 1, price: shippingCosts, listPrice: shippingCosts }
  return lineItem({ ...line, ...noReferences, certificateSurcharge: 0 }, tax, text)
}

const noReferences = { articleNumber: null, customerPartNumber: null, customerOrderNumber: null, commission: null }

export function taxCategory({ category, rate }: InvoiceTax): Elements {
  return {
    'ram:TypeCode': 'VAT',
    'ram:CategoryCode': category,
    'ram:RateApplicablePercent': percentage(rate),
  }
}

/** The buyer's own references have no element in a line of EN 16931. */
function remarks({ customerOrderNumber, commission }: Line, text: Translate): Elements | null {
  const words = [
    ...(customerOrderNumber === null ? [] : [`${text('document.print.customerOrderNumber')}: ${customerOrderNumber}`]),
    ...(commission === null ? [] : [`${text('document.print.commission')}: ${commission}`]),
  ]
  return words.length === 0 ? null : { 'ram:Content': words.join('\n') }
}
