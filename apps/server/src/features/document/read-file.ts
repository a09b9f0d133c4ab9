import type { Queries } from '../../database/client.ts'
import { FileAnswer } from '../../http/answers/file-answer.ts'
import { AppError } from '../../http/app-error.ts'
import type { Caller } from '../../http/session/caller.ts'
import { maySee } from './list-documents.ts'
import { findDocumentFile } from './repository/documents.ts'

/**
 * Answers the file of a document that the caller may see, under its own name or with `.xml` in place of `.pdf`.
 * @throws AppError `entryNotFound`; `documentNotReady` until its job has written it
 */
export async function answerDocument(
  db: Queries,
  caller: Caller,
  { id, name }: { id: string; name: string },
): Promise<FileAnswer> {
  const form = name.endsWith('.xml') ? 'xml' : 'pdf'
  const found = await findDocumentFile(db, id, form)
  if (found === undefined || !maySee(caller, found, found.kind)) throw new AppError('entryNotFound')
  const fileName = form === 'pdf' ? found.fileName : found.fileName.replace(/\.pdf$/, '.xml')
  const isInvoice = found.kind === 'Invoice' || found.kind === 'InvoiceCorrections'
  if (name !== fileName || (form === 'xml' && !isInvoice)) throw new AppError('entryNotFound')
  const { content, contentType, hash } = found
  if (content === null || contentType === null || hash === null) throw new AppError('documentNotReady')
  return new FileAnswer({
    content,
    contentType,
    hash,
    fileName,
    disposition: form === 'pdf' ? 'inline' : 'attachment',
    // Only who may see it, asked anew each time.
    cacheControl: 'private, no-cache',
  })
}
