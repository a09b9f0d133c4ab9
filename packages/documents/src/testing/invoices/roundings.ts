import { invoiceInPieces } from '../invoice-in-pieces.ts'
import { type Case, invoiceFor, orderOf, paid } from './builders.ts'

const inThree = orderOf(
  [
    { quantity: 12, price: 103 },
    { quantity: 7, price: 51, certificateSurcharge: 1800 },
  ],
  paid,
)
const withRest = orderOf([{ quantity: 15, price: 47 }])

export const roundedInvoices: readonly Case[] = [
  ['one cent', invoiceFor([{ quantity: 1, price: 1 }])],
  ['9999 pieces', invoiceFor([{ quantity: 9999 }])],
  ['millions', invoiceFor([{ quantity: 9999, price: 4_812_345, listPrice: 5_000_000 }])],
  ['half a cent of tax', invoiceFor([{ quantity: 1, price: 50 }])],
  ['half a cent of 1.50', invoiceFor([{ quantity: 3, price: 50 }])],
  ['33 times 0.03', invoiceFor([{ quantity: 33, price: 3 }])],
  ['tax of goods and shipping', invoiceFor([{ quantity: 1, price: 103 }], { shippingCosts: 103 })],
  [
    'tax rounded twice by an earlier release',
    invoiceFor([{ quantity: 1, price: 103 }], { shippingCosts: 103, gross: 246 }),
  ],
  ...invoiceInPieces(inThree, [5]).map((invoice, index): Case => [`part ${index + 1} of 3`, invoice]),
  ...invoiceInPieces(withRest, [5]).map((invoice, index): Case => [`part ${index + 1} with a rest`, invoice]),
]
