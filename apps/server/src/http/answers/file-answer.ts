import { createHash } from 'node:crypto'
import type { FastifyReply } from 'fastify'
import { SpreadsheetError } from '../../infrastructure/spreadsheets/sheet.ts'
import { writeAside } from '../../infrastructure/spreadsheets/write-aside.ts'
import type { Table } from '../../infrastructure/spreadsheets/write-workbook.ts'
import { AppError } from '../call.ts'

type Disposition = 'inline' | 'attachment'

/** On no browser and system may a name leave its folder, end the header, or mean a stream or a device. */
const unsafe = /[\p{Cc}\p{Cf}\p{Zl}\p{Zp}"*/:<>?\\|]/gu
const maxNameLength = 150

/** Returns a safe file name made of typed words; `ending` follows them, with its dot. */
export function safeFileName(words: string, ending: string): string {
  const plain = words.toWellFormed().replace(unsafe, ' ').replace(/\s+/g, ' ')
  const name = [...plain]
    .slice(0, maxNameLength)
    .join('')
    .replace(/^[. ]+|[. ]+$/g, '')
  return `${name === '' ? '-' : name}${ending}`
}

/**
 * Returns the `Content-Disposition` header. A name beyond ASCII is in it twice, the second time as RFC 8187 defines.
 */
export function contentDisposition(disposition: Disposition, fileName: string): string {
  const wellFormed = fileName.toWellFormed()
  const ascii = wellFormed.replace(/[^\x20-\x7e]|["\\]/gu, '_')
  const plain = `${disposition}; filename="${ascii}"`
  return ascii === wellFormed ? plain : `${plain}; filename*=UTF-8''${encode(wellFormed)}`
}

/** Encodes the characters that `encodeURIComponent` keeps but the header does not allow. */
function encode(text: string): string {
  return encodeURIComponent(text).replace(
    /['()*]/g,
    (character) => `%${character.charCodeAt(0).toString(16).toUpperCase()}`,
  )
}

/**
 * Returns the first and last byte that a `Range` header requests (RFC 9110, 14.2). Null means the whole file, which is
 * also the answer to an unclear header or several parts.
 */
export function chooseRange(header: string | undefined, size: number): [number, number] | 'unsatisfiable' | null {
  const [, from = '', to = ''] = /^bytes=(\d{0,15})-(\d{0,15})$/.exec(header ?? '') ?? []
  if (from === '' && to === '') return null
  const first = from === '' ? Math.max(0, size - Number(to)) : Number(from)
  const last = from === '' || to === '' ? size - 1 : Math.min(Number(to), size - 1)
  if (from !== '' && to !== '' && Number(to) < first) return null
  return first < size ? [first, last] : 'unsatisfiable'
}

/** The media type of STEP files. */
export const stepType = 'model/step'
/** The media type of DXF files. */
export const dxfType = 'image/vnd.dxf'
/** The media type of GLB files. */
export const glbType = 'model/gltf-binary'

interface File {
  content: string | Buffer
  contentType: string
  fileName: string
  /** Shown in the page or saved as a file. */
  disposition: 'inline' | 'attachment'
  /** `Cache-Control`: who may cache the file and for how long. */
  cacheControl: string
  /** Hash of the content, if it is known and need not be computed. */
  hash?: string
}

/** The answer of a call that sends a file, whole or in part. */
export class FileAnswer {
  readonly file: File

  constructor(file: File) {
    this.file = file
  }

  send(reply: FastifyReply): FastifyReply {
    const { content, contentType, fileName, disposition, cacheControl, hash } = this.file
    const { headers } = reply.request
    const etag = `"${hash ?? createHash('sha256').update(content).digest('base64url').slice(0, 27)}"`
    reply.headers({
      etag,
      'cache-control': cacheControl,
      'content-disposition': contentDisposition(disposition, fileName),
      'accept-ranges': 'bytes',
    })
    if (headers['if-none-match'] === etag) return reply.status(304).send()
    reply.type(contentType)
    const bytes = Buffer.from(content)
    // A part of another version would not fit the part that the caller already has.
    const isSame = (headers['if-range'] ?? etag) === etag
    const range = isSame ? chooseRange(headers.range, bytes.length) : null
    if (range === null) return reply.send(content)
    if (range === 'unsatisfiable') return reply.status(416).header('content-range', `bytes */${bytes.length}`).send()
    const [first, last] = range
    reply.status(206).header('content-range', `bytes ${first}-${last}/${bytes.length}`)
    return reply.send(bytes.subarray(first, last + 1))
  }
}

const contentType = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet'

/** Answers tables as a file (xlsx) to save; the words become its name. */
export async function answerWorkbook(words: string, tables: readonly Table[]): Promise<FileAnswer> {
  const content = await write(tables)
  const fileName = safeFileName(words, '.xlsx')
  return new FileAnswer({
    content,
    contentType,
    fileName,
    disposition: 'attachment',
    cacheControl: 'private, no-store',
  })
}

async function write(tables: readonly Table[]): Promise<Buffer> {
  try {
    return await writeAside(tables)
  } catch (error) {
    if (error instanceof SpreadsheetError) throw new AppError('temporarilyUnavailable', { cause: error })
    throw error
  }
}
