import { createHash } from 'node:crypto'
import type { FastifyInstance } from 'fastify'
import type { Queries } from '../../database/client.ts'
import { AppError, type CallContext, type Caller, type Dependencies } from '../../http/call.ts'
import { formatError } from '../../infrastructure/format-error.ts'
import { enqueueMissing } from '../../infrastructure/jobs.ts'
import { recordEvent } from '../audit/record-event.ts'
import { sendMail } from '../mail/send-mail.ts'
import type { Printer } from './printer.ts'
import { type DocumentRow, findRecipients, storeFiles } from './repository/documents.ts'
import {
  findUnwritten,
  giveUp,
  listFailing,
  lockWithoutJobForUpdate,
  recordFailure,
  undoGiveUp,
} from './repository/unwritten.ts'

/** Mails a document that has its file to the buyer, and to whom their company has named for it. */
async function sendDocument(
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

/** Writes issued documents as long as the app runs; those that could not be written are listed for staff. */
export function workDocuments(app: FastifyInstance, dependencies: Dependencies, printer: Printer): void {
  const { jobs, database, clock } = dependencies
  app.addHook('onReady', async () => {
    await jobs.work('document', ({ documentId }) => writeDocument(dependencies, printer, documentId))
    await jobs.onDeadLetter('document', ({ documentId }) => giveUp(database, documentId, clock.now()))
  })
}

/**
 * Writes the files of a document, and mails it. A job may run twice: a document that has files is skipped, and of two
 * simultaneous jobs the second one mails nothing.
 * @throws if it could not be written, so that the job is retried
 */
export async function writeDocument(
  dependencies: Pick<Dependencies, 'database' | 'clock' | 'ids' | 'jobs'>,
  printer: Printer,
  documentId: string,
): Promise<void> {
  const { database, clock } = dependencies
  const document = await findUnwritten(database, documentId)
  if (document === undefined) return
  try {
    const { pdf, xml } = await printer.print(document)
    await database.transaction(async (db: Queries) => {
      const files = { pdf: addressed(pdf), xml: xml === null ? null : addressed(xml) }
      if (await storeFiles(db, documentId, files, clock.now())) await sendDocument(dependencies, db, document)
    })
  } catch (error) {
    const { message, cause } = formatError(error)
    await recordFailure(database, documentId, (cause?.message ?? message).slice(0, 500))
    throw error
  }
}

function addressed(content: Uint8Array): { hash: string; content: Buffer } {
  return { hash: createHash('sha256').update(content).digest('hex'), content: Buffer.from(content) }
}

const maxListed = 200

/** Lists the documents whose files could not be written, for staff. */
export async function listUnwritten(db: Queries) {
  const failing = await listFailing(db, maxListed)
  return failing.map(({ createdAt, givenUpAt, ...document }) => ({
    ...document,
    createdAt: createdAt.toISOString(),
    givenUp: givenUpAt !== null,
  }))
}

/**
 * Restarts the writing of a document with all its attempts.
 * @throws AppError `entryNotFound` unless it has failed and is still unwritten
 */
export async function repeatWriting(
  dependencies: Dependencies,
  { db, caller, request }: Pick<CallContext<Caller>, 'db' | 'caller' | 'request'>,
  documentId: string,
): Promise<void> {
  if (!(await undoGiveUp(db, documentId))) throw new AppError('entryNotFound')
  await dependencies.jobs.enqueue(db, 'document', { documentId })
  await recordEvent(dependencies, db, {
    action: 'document.repeated',
    userId: caller.userId,
    companyId: null,
    subjectId: documentId,
    correlationId: request.id,
  })
}

/** Gives a job to each document that waits without one. */
export function reconcileDocuments(dependencies: Pick<Dependencies, 'database' | 'clock' | 'jobs'>): Promise<void> {
  return enqueueMissing(dependencies, 'document', lockWithoutJobForUpdate)
}
