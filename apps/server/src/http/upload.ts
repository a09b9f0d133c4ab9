import { PassThrough, type Readable } from 'node:stream'
import multipart from '@fastify/multipart'
import { maxStreamedBytes } from '@normwerk/contract/limits'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { AppError, type FieldErrors } from './call.ts'
import { expectWaiting } from './expect-waiting.ts'

/** A file that was sent with a call, in memory. The call decides whether anything of it is stored. */
export interface Upload {
  fileName: string
  content: Buffer
  /** The other fields of the form. */
  fields: Record<string, string>
}

/** A file that is read while it arrives. */
export interface StreamedUpload {
  fileName: string
  /** Is destroyed with an AppError by a file that is too large or ends early. */
  content: Readable
}

/** Bytes. */
export const maxFileBytes = 10 * 1024 * 1024
const limits = { fileSize: maxFileBytes, files: 1, fields: 10, fieldSize: 10_000, parts: 11 }

export async function acceptUploads(app: FastifyInstance): Promise<void> {
  await app.register(multipart, { limits, throwFileSizeLimit: true })
}

/**
 * Reads the one file of a form.
 * @throws AppError fileTooLarge; NOT_ALLOWED_FILE for a body that is no form; validationFailed for an invalid one,
 * without a file or with more than one
 * @throws ClientDisconnected
 */
export async function readUpload(request: FastifyRequest): Promise<Upload> {
  if (!request.isMultipart()) throw new AppError('NOT_ALLOWED_FILE')
  // The call may have waited, and the form of a client that has disconnected never ends.
  expectWaiting(request)
  try {
    return await readForm(request)
  } catch (error) {
    throw isBroken(error) ? new AppError('validationFailed', { fields: broken, cause: error }) : error
  }
}

/**
 * Opens the one file of a form, which must be its first field.
 * @throws AppError NOT_ALLOWED_FILE for a body that is no form; validationFailed for an invalid one or without a file
 * @throws ClientDisconnected
 */
export async function openUpload(request: FastifyRequest): Promise<StreamedUpload> {
  if (!request.isMultipart()) throw new AppError('NOT_ALLOWED_FILE')
  expectWaiting(request)
  const part = await request
    .file({ limits: { ...limits, fileSize: maxStreamedBytes }, throwFileSizeLimit: false })
    .catch((error: unknown) => {
      throw isBroken(error) ? new AppError('validationFailed', { fields: broken, cause: error }) : error
    })
  if (part?.fieldname !== 'file') throw new AppError('validationFailed', { fields: { file: [{ code: 'required' }] } })
  const { file } = part
  const content = new PassThrough({
    flush: (done) => done(file.truncated ? new AppError('fileTooLarge', {}, { rows: 0 }) : null),
  })
  file.once('error', (cause) => content.destroy(new AppError('validationFailed', { fields: broken, cause })))
  // The rest of a file that nobody reads is skipped, so that the client gets its answer.
  content.once('close', () => file.resume())
  file.pipe(content)
  return { fileName: part.filename, content }
}

const broken: FieldErrors = { file: [{ code: 'invalid' }] }

const tooMany = ['FST_PARTS_LIMIT', 'FST_FILES_LIMIT', 'FST_FIELDS_LIMIT']

/** The parser's error of a truncated or malformed form has no code; that of a form with too many parts has one. */
function isBroken(error: unknown): boolean {
  if (!(error instanceof Error) || error instanceof AppError) return false
  return !('code' in error) || tooMany.some((code) => code === error.code)
}

async function readForm(request: FastifyRequest): Promise<Upload> {
  const fields = new Map<string, string>()
  let file: { fileName: string; content: Buffer } | undefined
  for await (const part of request.parts()) {
    if (part.type === 'field') fields.set(part.fieldname, String(part.value))
    else if (part.fieldname === 'file') file = { fileName: part.filename, content: await part.toBuffer() }
    else throw new AppError('validationFailed', { fields: { [part.fieldname]: [{ code: 'unknownField' }] } })
  }
  if (file === undefined) throw new AppError('validationFailed', { fields: { file: [{ code: 'required' }] } })
  return { ...file, fields: Object.fromEntries(fields) }
}
