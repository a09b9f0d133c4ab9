import { shareOf } from '@normwerk/pricing/money'
import { priceCart } from '@normwerk/pricing/price-cart'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { type Credit, createCorrection, creditAll, creditableOf } from './create-correction.ts'
import { createInvoice } from './create-invoice.ts'
import type { Invoice, InvoiceCorrection, PlainInvoice } from './invoice.ts'
import { sum } from './invoice-sums.ts'
import { totalOf } from './positions.ts'
import { invoiceInPieces } from './testing/invoice-in-pieces.ts'
import { anInvoiceRequest, anOrder, aPosition } from './testing/orders.ts'

const anyOrder = fc
  .record({
    positions: fc.array(
      fc.record({
        quantity: fc.integer({ min: 1, max: 40 }),
        price: fc.integer({ min: 0, max: 2_000 }),
        certificateSurcharge: fc.constantFrom(0, 1800),
      }),
      { minLength: 1, maxLength: 8 },
    ),
    delivery: fc.constantFrom('StandardDelivery' as const, 'Pickup' as const),
    rate: fc.constantFrom(0, 1900, 2500),
  })
  .map(({ positions, delivery, rate }) => {
    const ordered = positions.map((change, index) => aPosition({ ...change, positionNumber: index + 1 }))
    const cart = priceCart({
      positionTotals: ordered.map(totalOf),
      taxRate: rate,
      delivery,
      shippingRate: 895,
      minimumOrderValue: 25_000,
    })
    return anOrder(ordered, {
      shippingCosts: cart.shippingCosts,
      tax: { category: rate === 0 ? 'G' : 'S', rate },
      gross: cart.totalPriceGross,
    })
  })

const pieces = fc.array(fc.integer({ min: 5, max: 40 }), { minLength: 1, maxLength: 4 })

function expectSound({ lines, sums, tax }: Invoice): void {
  expect(sums.goods).toBe(sum(lines.map(totalOf)))
  expect(sums.net).toBe(sums.goods + sums.shippingCosts)
  expect(sums.salesTax).toBe(shareOf(sums.net, tax.rate))
  expect(sums.gross).toBe(sums.net + sums.salesTax)
  expect(sums.due).toBe(sums.gross + sums.rounding)
}

function expectSums(invoices: readonly Invoice[], whole: { net: number; due: number; shippingCosts: number }): void {
  for (const invoice of invoices) expectSound(invoice)
  expect(sum(invoices.map(({ sums }) => sums.net))).toBe(whole.net)
  expect(sum(invoices.map(({ sums }) => sums.due))).toBe(whole.due)
  expect(sum(invoices.map(({ sums }) => sums.shippingCosts))).toBe(whole.shippingCosts)
  const roundings = invoices.map(({ sums }) => sums.rounding)
  expect(roundings.filter((rounding) => rounding !== 0).length).toBeLessThanOrEqual(1)
  expect(Math.abs(sum(roundings))).toBeLessThanOrEqual(invoices.length - 1)
}

describe('an invoice', () => {
  test('of a whole order has exactly the sums that the cart showed', () => {
    fc.assert(
      fc.property(anyOrder, (order) => {
        const { sums } = createInvoice(anInvoiceRequest(order))
        expect(sums).toMatchObject({ due: order.gross, gross: order.gross, rounding: 0 })
      }),
    )
  })

  test('of each delivery is sound, and all add up to the order', () => {
    fc.assert(
      fc.property(anyOrder, pieces, (order, quantities) => {
        const net = sum(order.positions.map(totalOf)) + order.shippingCosts
        const { gross: due, shippingCosts } = order
        expectSums(invoiceInPieces(order, quantities), { net, due, shippingCosts })
      }),
    )
  })

  test('charges shipping and the certificate of a position once', () => {
    const order = anOrder([aPosition({ certificateSurcharge: 1800 })], { shippingCosts: 895 })
    const [first, second] = invoiceInPieces(order, [20])
    expect(first?.sums).toMatchObject({ goods: 20 * 305 + 1800, shippingCosts: 895 })
    expect(second?.sums).toMatchObject({ goods: 20 * 305, shippingCosts: 0 })
  })

  test('balances an order whose tax was rounded for goods and shipping apart', () => {
    const order = anOrder([aPosition({ quantity: 1, price: 103 })], { shippingCosts: 103, gross: 206 + 20 + 20 })
    expect(createInvoice(anInvoiceRequest(order)).sums).toMatchObject({
      salesTax: 39,
      gross: 245,
      rounding: 1,
      due: 246,
    })
  })

  test('of more than was ordered, of no pieces or of an unknown position is not made out', () => {
    const order = anOrder([aPosition({ quantity: 10 })])
    const invoice = (positionNumber: number, quantity: number, earlier: PlainInvoice[] = []) =>
      createInvoice(anInvoiceRequest(order, { delivered: [{ positionNumber, quantity }], earlier }))
    expect(() => invoice(1, 11)).toThrow('position 1: 11 pieces cannot be invoiced, 10 are open')
    expect(() => invoice(1, 0)).toThrow(RangeError)
    expect(() => invoice(1, 1.5)).toThrow(RangeError)
    expect(() => invoice(2, 1)).toThrow(RangeError)
    expect(() => invoice(1, 4, [invoice(1, 7)])).toThrow('3 are open')
    expect(() => createInvoice(anInvoiceRequest(order, { delivered: [] }))).toThrow('an invoice needs a position')
    const twice = [1, 1].map((positionNumber) => ({ positionNumber, quantity: 5 }))
    expect(() => createInvoice(anInvoiceRequest(order, { delivered: twice }))).toThrow('a position stands there twice')
  })
})

describe('a correction', () => {
  const head = { number: 'RK-2026-00001', issueDate: '2026-11-30' }
  const credit = (invoice: PlainInvoice, credits: readonly Credit[], earlier: InvoiceCorrection[] = [], shipping = 0) =>
    createCorrection({ head, reason: null, invoice, earlier, credits, shippingCosts: shipping })

  test('of all positions takes back the amount of the invoice and names it', () => {
    fc.assert(
      fc.property(anyOrder, (order) => {
        const invoice = createInvoice(anInvoiceRequest(order))
        const correction = createCorrection({ head, reason: null, invoice, earlier: [], ...creditAll(invoice) })
        expect(correction).toMatchObject({ kind: 'correction', ...head, sums: invoice.sums })
        expect(correction.corrects).toEqual({ number: invoice.number, issueDate: invoice.issueDate })
      }),
    )
  })

  test('of each position is sound, and all add up to the invoice', () => {
    fc.assert(
      fc.property(anyOrder, (order) => {
        const invoice = createInvoice(anInvoiceRequest(order))
        const corrections: InvoiceCorrection[] = []
        for (const [index, line] of invoice.lines.entries()) {
          const shipping = index === 0 ? invoice.sums.shippingCosts : 0
          corrections.push(credit(invoice, [line], corrections, shipping))
        }
        expectSums(corrections, invoice.sums)
        const left = creditableOf(invoice, corrections)
        expect([...left.positions.values(), left.shippingCosts].every((amount) => amount === 0)).toBe(true)
      }),
    )
  })

  test('lowers a price, then takes back pieces at what is left of it', () => {
    const invoice = createInvoice(anInvoiceRequest(anOrder([aPosition({ quantity: 10 })])))
    const line = { positionNumber: 1, certificateSurcharge: 0 }
    const lowered = credit(invoice, [{ ...line, quantity: 10, price: 5 }])
    expect(lowered.sums).toMatchObject({ net: 50, salesTax: 10, due: 60 })
    expect(creditableOf(invoice, [lowered]).positions).toEqual(new Map([[1, 3000]]))
    expect(credit(invoice, [{ ...line, quantity: 2, price: 300 }], [lowered]).sums.net).toBe(600)
  })

  test('takes back a certificate once', () => {
    const invoice = createInvoice(anInvoiceRequest(anOrder([aPosition({ certificateSurcharge: 1800 })])))
    const certificate = { positionNumber: 1, quantity: 1, price: 0, certificateSurcharge: 1800 }
    const first = credit(invoice, [certificate])
    expect(first.sums.net).toBe(1800)
    expect(() => credit(invoice, [certificate], [first])).toThrow('more than is left to credit')
  })

  test('of more than was invoiced or is left is not made out', () => {
    const invoice = createInvoice(anInvoiceRequest(anOrder([aPosition({ quantity: 10 })], { shippingCosts: 895 })))
    const line = { positionNumber: 1, quantity: 10, price: 305, certificateSurcharge: 0 }
    const refused = [
      { ...line, quantity: 11 },
      { ...line, quantity: 0 },
      { ...line, quantity: 1.5 },
      { ...line, price: -1 },
      { ...line, price: 306 },
      { ...line, certificateSurcharge: 1 },
      { ...line, positionNumber: 2 },
    ]
    for (const one of refused) expect(() => credit(invoice, [one])).toThrow(RangeError)
    expect(() => credit(invoice, [], [], 896)).toThrow(RangeError)
    expect(() => credit(invoice, [line], [], -1)).toThrow(RangeError)
    expect(() => credit(invoice, [])).toThrow('a correction needs something to credit')
    expect(() => credit(invoice, [{ ...line, quantity: 1 }], [credit(invoice, [line])])).toThrow(RangeError)
    expect(() => credit(invoice, [line, line])).toThrow(RangeError)
  })
})
