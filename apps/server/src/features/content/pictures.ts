import { createHash } from 'node:crypto'
import { type Crop, type Picture, type PictureFormat, pictureFormats } from '@normwerk/contract/content/picture'
import { maxPicturePixels } from '@normwerk/contract/limits'
import type { Queries } from '../../database/client.ts'
import { FileAnswer } from '../../http/answers/file-answer.ts'
import { AppError, type Dependencies } from '../../http/call.ts'
import type { Upload } from '../../http/upload.ts'
import { PictureError } from '../../infrastructure/pictures/picture-job.ts'
import { encodePicture } from '../../infrastructure/pictures/work-on-picture.ts'
import { findPictureFile, insertPicture, unusedPictures } from './repository/slides.ts'

// Not public: the answer may set the visitor's CSRF cookie, which a shared cache must not pass on.
const forever = 'private, max-age=31536000, immutable'

export type EncodedPicture = Awaited<ReturnType<typeof encodePictureFile>>

interface Shape {
  ratio: number
  widths: readonly number[]
  crop: Crop
}

/**
 * Encodes an uploaded picture anew, so that nothing of the file but its pixels is kept.
 * @throws AppError `errorImageUpload`, and why
 */
export async function encodeUpload({ content }: Upload, shape: Shape): Promise<EncodedPicture> {
  try {
    return await encodePictureFile(content, shape)
  } catch (error) {
    if (!(error instanceof PictureError)) throw error
    throw new AppError('errorImageUpload', { fields: { file: [{ code: error.code }] }, cause: error })
  }
}

/**
 * Encodes a part of a picture, and names it by its files.
 * @throws PictureError
 */
export async function encodePictureFile(content: Uint8Array, shape: Shape) {
  const encoded = await encodePicture({ file: content, ...shape, maxPixels: maxPicturePixels })
  const files = encoded.map((file) => ({ ...file, content: Buffer.from(file.content) }))
  const hash = createHash('sha256')
  for (const file of files) hash.update(file.content)
  return { hash: hash.digest('hex'), files }
}

/** Stores an encoded picture. */
export async function storePicture(
  db: Queries,
  clock: Dependencies['clock'],
  { hash, files }: EncodedPicture,
): Promise<PictureRow> {
  const widths = [...new Set(files.map(({ width }) => width))].toSorted((a, b) => a - b)
  const width = Math.max(...widths)
  const height = Math.max(...files.map((file) => file.height))
  const picture = { hash, width, height, widths }
  await insertPicture(db, { ...picture, createdAt: clock.now() }, files)
  return picture
}

interface PictureRow {
  hash: string
  width: number
  height: number
  widths: number[]
}

export function presentPicture(picture: PictureRow | null): Picture | null {
  if (picture === null) return null
  const { hash, ...sizes } = picture
  return { path: `/api/resources/picture/${hash}`, ...sizes }
}

/** Pictures that were uploaded before and that nothing shows. */
export function expiredPictures(db: Queries, before: Date) {
  return unusedPictures(db, before)
}

/** @throws AppError `entryNotFound` */
export async function answerPicture(db: Queries, { hash, file }: { hash: string; file: string }): Promise<FileAnswer> {
  const [, width = '', ending] = /^(\d{1,5})\.(\w+)$/.exec(file) ?? []
  const format = pictureFormats.find((known) => known === ending)
  if (format === undefined) throw new AppError('entryNotFound')
  const content = await findPictureFile(db, { hash, width: Number(width), format })
  if (content === undefined) throw new AppError('entryNotFound')
  return new FileAnswer({
    content,
    contentType: typeOf(format),
    hash: `${hash}-${file}`,
    fileName: file,
    disposition: 'inline',
    cacheControl: forever,
  })
}

function typeOf(format: PictureFormat): string {
  return `image/${format}`
}
