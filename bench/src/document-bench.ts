import type { PrintedDocument } from '@normwerk/documents/document'
import { formatInvoice } from '@normwerk/documents/testing/formatted-set'
import { invoiceFor, manyPositions } from '@normwerk/documents/testing/invoices/builders'
import { print } from '@normwerk/documents/testing/print'
import { atMost, percentile, type Ratio } from './measure.ts'

const bar = 150
const runs = 60

/** Measures what the job of an invoice computes: its XML and its PDF. */
export async function bench(): Promise<Ratio[]> {
  return [
    atMost('invoice of 20 positions as XML and PDF, p95', await timeInvoices(20, runs), 'ms', bar),
    atMost('invoice of 400 positions as XML and PDF, p95', await timeInvoices(400, runs / 4), 'ms', 10 * bar),
  ]
}

async function timeInvoices(positions: number, count: number): Promise<number> {
  const invoice = invoiceFor(manyPositions.slice(0, positions))
  const times: number[] = []
  for (let run = 0; run < count; run++) {
    const start = performance.now()
    const document: PrintedDocument = { kind: 'invoice', invoice, xml: formatInvoice(invoice) }
    await print(document)
    times.push(performance.now() - start)
  }
  return percentile(times, 0.95)
}
