import type { Crop, PictureFormat } from '@normwerk/contract/content/picture'

/** What a child does with a picture. */
export type PictureJob = EncodeJob | PreviewJob

/** Cuts a part of a picture to a shape, and encodes it in several widths and all formats. */
export interface EncodeJob {
  task: 'encode'
  file: Uint8Array
  crop: Crop
  /** Width by height. */
  ratio: number
  /** The smallest first; those that the picture does not have are left out. */
  widths: readonly number[]
  maxPixels: number
}

export type PreviewSource = { svg: string } | { file: Uint8Array; maxPixels: number }

/** Shows a picture, or an SVG of our own, in the middle of a white PNG. */
export interface PreviewJob {
  task: 'preview'
  source: PreviewSource
  width: number
  height: number
  margin: number
}

export interface EncodedFile {
  format: PictureFormat
  width: number
  height: number
  content: Uint8Array
}

/** Why a picture is rejected; codes of fields. */
export const pictureErrorCodes = ['pictureFormat', 'pictureTooLarge', 'pictureTooSmall', 'pictureDamaged'] as const
export type PictureErrorCode = (typeof pictureErrorCodes)[number]

/** The picture cannot be read. */
export class PictureError extends Error {
  readonly code: PictureErrorCode

  constructor(code: PictureErrorCode, message: string, cause?: unknown) {
    super(message, { cause })
    this.name = 'PictureError'
    this.code = code
  }
}

export type PictureAnswer = { files: EncodedFile[] } | { preview: Uint8Array } | { code: PictureErrorCode }

export function isPictureAnswer(message: unknown): message is PictureAnswer {
  if (typeof message !== 'object' || message === null) return false
  if ('code' in message) return pictureErrorCodes.some((code) => code === message.code)
  if ('preview' in message) return message.preview instanceof Uint8Array
  return 'files' in message && Array.isArray(message.files)
}
