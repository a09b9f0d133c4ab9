import type { Queries } from '../../database/client.ts'
import { findSentDocument } from './repository/recipients.ts'

/** Returns a document with its file for a mail; undefined if there is none any more. */
export async function findAttachment(db: Queries, documentId: string) {
  const found = await findSentDocument(db, documentId)
  if (found === undefined) return undefined
  const { fileName, content, contentType, ...document } = found
  return { ...document, attachments: [{ fileName, content, contentType }] }
}
