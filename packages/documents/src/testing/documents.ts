import type { OrderToInvoice } from '../create-invoice.ts'
import { createInvoice } from '../create-invoice.ts'
import type { Certificate, Offer, OrderConfirmation, OrderSums, PackingSlip } from '../document.ts'
import type { PricedPosition } from '../positions.ts'
import { orderOf, paid, trimmed } from './invoices/builders.ts'
import { anInvoiceRequest, aPosition } from './orders.ts'
import { aBuyer, seller } from './parties.ts'

const order = orderOf(
  [
    { customerPartNumber: 'F-77/12', commission: 'Form 88, Düse 3', price: 275, listPrice: 305 },
    trimmed,
    { articleNumber: 'FB-12x40', description: 'Führungsbuchse, 12 × 40 mm', quantity: 4, price: 1890 },
  ],
  {
    ...paid,
    reference: {
      orderNumber: '200124',
      orderDate: '2026-11-03',
      customerOrderNumber: 'BE-4711',
      commission: 'Werkzeug 4711 „Deckel“',
      costCentre: 'KS 4410 & Co',
      project: { number: 'P-2026-7', name: 'Gehäuse, 8-fach' },
    },
  },
)

const buyer = aBuyer()
const head = { language: 'de', seller, buyer, date: '2026-11-20' } as const

/** Returns the sums of an order as its confirmation shows them. */
function sumsOf(whole: OrderToInvoice): OrderSums {
  const { sums } = createInvoice(anInvoiceRequest(whole))
  const { goods, shippingCosts, net, salesTax, gross } = sums
  return { goods, shippingCosts, net, salesTax, gross }
}

function shipped(position: PricedPosition) {
  return { ...position, shipDate: position.positionNumber === 2 ? '2026-11-27' : '2026-11-24' }
}

export const orderConfirmation: OrderConfirmation = {
  ...head,
  kind: 'orderConfirmation',
  number: '200124',
  order: order.reference,
  comment: 'Bitte an Tor 3 anliefern.',
  deliverTo: buyer.address,
  completeDelivery: true,
  positions: order.positions.map(shipped),
  tax: order.tax,
  sums: sumsOf(order),
  paymentDays: 30,
}

export const packingSlip: PackingSlip = {
  ...head,
  kind: 'packingSlip',
  number: 'LS-2026-00017',
  order: order.reference,
  deliverTo: buyer.address,
  tracking: '00340434161094042557',
  positions: order.positions.slice(0, 1).map((position) => ({ ...position, ordered: 50, quantity: 30, remaining: 20 })),
  mass: 1.42,
  completesOrder: false,
}

export const offer: Offer = {
  ...head,
  kind: 'offer',
  number: 'AN-2026-00003',
  inquiry: order.reference,
  deliverTo: null,
  validUntil: '2026-12-31',
  comment: 'Die Buchsen fertigen wir auf Anfrage.\nAb 20 Stück senkt sich der Preis.',
  positions: order.positions.map((position, index) => ({
    ...position,
    scale:
      index === 2
        ? [
            { from: 20, price: 1690 },
            { from: 50, price: 1540 },
          ]
        : [],
    leadTimeDays: index === 2 ? 15 : 1,
  })),
  tax: order.tax,
  sums: sumsOf(order),
  paymentDays: 30,
}

export const certificate: Certificate = {
  ...head,
  kind: 'certificate',
  number: 'AZ-2026-00002',
  order: order.reference,
  packingSlipNumber: 'LS-2026-00017',
  position: aPosition({ ...trimmed, positionNumber: 2 }),
  material: '1.2343 (X37CrMoV5-1)',
  condition: 'gehärtet, 52 ± 2 HRC',
  heatNumber: '4711-08',
  analysis: [
    ['C', '0,38'],
    ['Si', '1,02'],
    ['Mn', '0,41'],
    ['P', '0,012'],
    ['S', '0,001'],
    ['Cr', '5,10'],
    ['Mo', '1,28'],
    ['Ni', '0,21'],
    ['V', '0,39'],
    ['Cu', '0,08'],
  ].map(([element = '', percent = '']) => ({ element, percent })),
  tests: [
    { property: 'Härte am Schaft', method: 'DIN EN ISO 6508-1', unit: 'HRC', required: '50–54', measured: '52,5' },
    { property: 'Zugfestigkeit', method: 'DIN EN ISO 6892-1', unit: 'MPa', required: '≥ 1700', measured: '1815' },
    { property: 'Sichtprüfung', method: null, unit: null, required: null, measured: 'ohne Befund' },
  ],
  inspector: { name: 'Dr. Ute Prüfer', office: 'Qualitätswesen' },
}
