import { createHash } from 'node:crypto'
import type { FastifyInstance } from 'fastify'
import type { Queries } from '../../database/client.ts'
import type { Dependencies } from '../../dependencies.ts'
import { formatError } from '../../infrastructure/format-error.ts'
import type { Printer } from './printer.ts'
import { storeFiles } from './repository/documents.ts'
import { findUnwritten, giveUp, recordFailure } from './repository/unwritten.ts'
import { sendDocument } from './send-document.ts'

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
