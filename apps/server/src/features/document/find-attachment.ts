import type { Queries } from '../../database/client.ts'
import { findNewest, findSentDocument } from './repository/documents.ts'

/** Returns a document with its file for a mail; undefined if there is none any more. */
export async function findAttachment(db: Queries, documentId: string) {
  const found = await findSentDocument(db, documentId)
  if (found === undefined) return undefined
  const { fileName, content, contentType, ...document } = found
  return { ...document, attachments: [{ fileName, content, contentType }] }
}

/** Returns the file of the offer that stands; none if it is not written yet. */
export async function findOfferFiles(db: Queries, inquiryId: string) {
  const documentId = await findNewest(db, inquiryId, 'Offer')
  const offer = documentId === undefined ? undefined : await findAttachment(db, documentId)
  return offer?.attachments ?? []
}
