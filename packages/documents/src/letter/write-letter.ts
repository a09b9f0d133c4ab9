import type { PrintedDocument } from '../document.ts'
import type { Letter } from './letter.ts'
import type { Words } from './words.ts'
import { writeCertificate } from './write-certificate.ts'
import { writeInvoice } from './write-invoice.ts'
import { writeOffer, writeOrderConfirmation } from './write-order.ts'
import { writePackingSlip } from './write-packing-slip.ts'

/** Puts a document into words. */
export function writeLetter(document: PrintedDocument, words: Words): Letter {
  switch (document.kind) {
    case 'orderConfirmation':
      return writeOrderConfirmation(document, words)
    case 'packingSlip':
      return writePackingSlip(document, words)
    case 'invoice':
      return writeInvoice(document.invoice, words)
    case 'offer':
      return writeOffer(document, words)
    case 'certificate':
      return writeCertificate(document, words)
  }
}
