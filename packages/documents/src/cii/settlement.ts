import type { Translate } from '@normwerk/i18n/text'
import { dueDate } from '../due-date.ts'
import type { Invoice, InvoiceSums } from '../invoice.ts'
import { exemptions } from '../tax-exemptions.ts'
import { taxCategory } from './line-item.ts'
import { amount, dateString, type Elements, percentage, withAttribute } from './xml.ts'

const sepaCreditTransfer = '58'
const freightService = 'FC'

export function settlement(invoice: Invoice, text: Translate): Elements {
  const { seller, tax } = invoice
  const { costCentre } = invoice.order
  const sums = chargedSums(invoice)
  const exemption = tax.category === 'S' ? null : exemptions[tax.category]
  return {
    'ram:PaymentReference': invoice.number,
    'ram:InvoiceCurrencyCode': invoice.currency,
    'ram:SpecifiedTradeSettlementPaymentMeans': {
      'ram:TypeCode': sepaCreditTransfer,
      'ram:PayeePartyCreditorFinancialAccount': {
        'ram:IBANID': seller.bank.iban.replaceAll(' ', ''),
        'ram:AccountName': seller.address.company,
      },
      'ram:PayeeSpecifiedCreditorFinancialInstitution': { 'ram:BICID': seller.bank.bic },
    },
    'ram:ApplicableTradeTax': {
      'ram:CalculatedAmount': amount(sums.salesTax),
      'ram:TypeCode': 'VAT',
      'ram:ExemptionReason': exemption === null ? undefined : text(exemption.reason),
      'ram:BasisAmount': amount(sums.net),
      'ram:CategoryCode': tax.category,
      'ram:ExemptionReasonCode': exemption?.code,
      'ram:RateApplicablePercent': percentage(tax.rate),
    },
    'ram:SpecifiedTradeAllowanceCharge': sums.shippingCosts === 0 ? undefined : shippingCharge(invoice, text),
    'ram:SpecifiedTradePaymentTerms': paymentTerms(invoice, text),
    'ram:SpecifiedTradeSettlementHeaderMonetarySummation': monetarySummation(invoice),
    'ram:InvoiceReferencedDocument': invoice.kind === 'correction' ? referencedInvoice(invoice.corrects) : undefined,
    'ram:ReceivableSpecifiedTradeAccountingAccount': costCentre == null ? undefined : { 'ram:ID': costCentre },
  }
}

function shippingCharge({ sums, tax }: Invoice, text: Translate): Elements {
  return {
    'ram:ChargeIndicator': { 'udt:Indicator': 'true' },
    'ram:ActualAmount': amount(sums.shippingCosts),
    'ram:ReasonCode': freightService,
    'ram:Reason': text('document.print.shippingCosts'),
    'ram:CategoryTradeTax': taxCategory(tax),
  }
}

function paymentTerms(invoice: Invoice, text: Translate): Elements {
  if (invoice.kind === 'correction') return { 'ram:Description': text('document.print.creditTerms') }
  return {
    'ram:Description': text('document.print.paymentTerms', { days: invoice.paymentDays }),
    'ram:DueDateDateTime': { 'udt:DateTimeString': dateString(dueDate(invoice)) },
  }
}

/** Shipping costs that are the only line are no charge besides. */
function chargedSums({ lines, sums }: Invoice): InvoiceSums {
  return lines.length === 0 ? { ...sums, goods: sums.shippingCosts, shippingCosts: 0 } : sums
}

function monetarySummation(invoice: Invoice): Elements {
  const { currency } = invoice
  const sums = chargedSums(invoice)
  return {
    'ram:LineTotalAmount': amount(sums.goods),
    'ram:ChargeTotalAmount': amount(sums.shippingCosts),
    'ram:TaxBasisTotalAmount': amount(sums.net),
    'ram:TaxTotalAmount': withAttribute('currencyID', currency, amount(sums.salesTax)),
    'ram:RoundingAmount': sums.rounding === 0 ? undefined : amount(sums.rounding),
    'ram:GrandTotalAmount': amount(sums.gross),
    'ram:DuePayableAmount': amount(sums.due),
  }
}

function referencedInvoice({ number, issueDate }: { number: string; issueDate: string }): Elements {
  return {
    'ram:IssuerAssignedID': number,
    'ram:FormattedIssueDateTime': { 'qdt:DateTimeString': dateString(issueDate) },
  }
}
