import { type Zippable, zipSync } from 'fflate'
import type { Queries } from '../../database/client.ts'
import { safeFileName } from '../../http/answers/content-disposition.ts'
import { FileAnswer } from '../../http/answers/file-answer.ts'
import { AppError } from '../../http/app-error.ts'
import type { Caller } from '../../http/session/caller.ts'
import { maySee } from './list-documents.ts'
import { listDocumentFiles } from './repository/documents.ts'

/**
 * Answers all documents of an order that the caller may see as an archive, invoices also as XML. Files that are still
 * being written are left out.
 * @throws AppError `entryNotFound`; `documentNotReady` while none is written
 */
export async function answerArchive(db: Queries, caller: Caller, orderId: string): Promise<FileAnswer> {
  const seen = (await listDocumentFiles(db, orderId)).filter((row) => maySee(caller, row, row.kind))
  const [first] = seen
  if (first === undefined) throw new AppError('entryNotFound')
  const files: Zippable = {}
  for (const { fileName, pdf, xml } of seen) {
    // PDFs are compressed already.
    if (pdf !== null) files[fileName] = [pdf, { level: 0 }]
    if (xml !== null) files[fileName.replace(/\.pdf$/, '.xml')] = xml
  }
  if (Object.keys(files).length === 0) throw new AppError('documentNotReady')
  return new FileAnswer({
    content: Buffer.from(zipSync(files)),
    contentType: 'application/zip',
    fileName: safeFileName(first.orderNumber, '.zip'),
    disposition: 'attachment',
    cacheControl: 'private, no-store',
  })
}
