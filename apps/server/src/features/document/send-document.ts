import type { Queries } from '../../database/client.ts'
import type { Dependencies } from '../../dependencies.ts'
import { sendMail } from '../mail/send-mail.ts'
import type { DocumentRow } from './repository/documents.ts'
import { findRecipients } from './repository/recipients.ts'

/** Mails a document that has its file to the buyer, and to whom their company has named for it. */
export async function sendDocument(
  dependencies: Pick<Dependencies, 'ids' | 'clock' | 'jobs'>,
  db: Queries,
  { id: documentId, orderId, kind, language }: Pick<DocumentRow, 'id' | 'orderId' | 'kind' | 'language'>,
): Promise<void> {
  const isInvoice = kind === 'Invoice' || kind === 'InvoiceCorrections'
  const recipients = isInvoice ? await findAccountingAddresses(db, orderId) : await findBuyerAddresses(db, orderId)
  for (const recipient of recipients) {
    await sendMail(dependencies, db, { kind: 'orderDocument', recipient, language, data: { documentId } })
  }
}

/** Returns the addresses of the buyer of an order and of their company's purchasing. */
export async function findBuyerAddresses(db: Queries, orderId: string): Promise<string[]> {
  const { buyer, purchasing } = await findRecipients(db, orderId)
  return listOnce(buyer, purchasing)
}

/** Returns the address for invoices, or else that of the buyer. */
async function findAccountingAddresses(db: Queries, orderId: string): Promise<string[]> {
  const { buyer, accounting } = await findRecipients(db, orderId)
  return listOnce(accounting ?? buyer)
}

function listOnce(...addresses: (string | null)[]): string[] {
  const known = addresses.filter((address) => address !== null)
  return [...new Map(known.map((address) => [address.toLowerCase(), address])).values()]
}
