import { aBuyer } from '../parties.ts'
import { type Case, invoiceFor, manyPositions, paid, trimmed } from './builders.ts'

const reference = {
  orderNumber: '200124',
  orderDate: '2026-11-03',
  customerOrderNumber: 'BE-4711',
  commission: 'Werkzeug 4711 „Deckel“',
  costCentre: 'KS 4410 & Co',
  project: { number: 'P-2026-7', name: 'Gehäuse, 8-fach' },
}
const referenced = { customerPartNumber: 'F-77/12', customerOrderNumber: 'BE-4712', commission: 'Form 88, Düse 3' }
const longName = 'Werkzeug- und Formenbaugesellschaft '.repeat(6).slice(0, 200)
const hostileName = 'Müller & Söhne <GmbH> "Formen" \'88\' ]]> \u{1f529}'

export const domesticInvoices: readonly Case[] = [
  ['one position', invoiceFor([{}])],
  ['three positions', invoiceFor([{}, { price: 1210 }, { quantity: 1 }])],
  ['references', invoiceFor([referenced, { commission: 'Form 89' }], { reference })],
  ['free shipping', invoiceFor([{ quantity: 100 }], { shippingCosts: 0 })],
  ['paid shipping', invoiceFor([{ quantity: 5 }], paid)],
  ['discount', invoiceFor([{ price: 275, listPrice: 305 }])],
  ['certificate', invoiceFor([{ certificateSurcharge: 1800 }])],
  ['certificates and shipping', invoiceFor([{ certificateSurcharge: 1800, quantity: 1 }, trimmed], paid)],
  ['trimmed', invoiceFor([trimmed, { ...trimmed, certificateSurcharge: 0 }])],
  ['free position', invoiceFor([{}, { price: 0, description: 'Musterteil' }])],
  ['400 positions', invoiceFor(manyPositions, { reference })],
  ['private buyer', invoiceFor([{}], {}, aBuyer({ vatId: null, electronicAddress: null }))],
  ['long names', invoiceFor([{ description: longName }], {}, aBuyer({ address: { company: longName } }))],
  ['hostile names', invoiceFor([{ description: hostileName }], {}, aBuyer({ address: { company: hostileName } }))],
  ['control characters', invoiceFor([{ description: 'Stift\u0000 \u000b6\ud800 ×\ufffe\t200\nmm' }])],
]
