import { fileURLToPath } from 'node:url'
import sharp, { type Metadata, type Sharp } from 'sharp'
import type { PictureErrorCode } from '../picture-job.ts'

/** Readers of libvips. The others stay closed, whatever the content of a file claims to be. */
const readers = {
  photo: ['Jpeg', 'Png', 'Webp', 'Heif'],
  drawing: ['Svg'],
}

// Read when the first text is drawn.
process.env.FONTCONFIG_FILE = fileURLToPath(new URL('fonts.conf', import.meta.url))
// The process ends with its one picture.
sharp.cache(false)
sharp.concurrency(1)

export class Rejected extends Error {
  readonly code: PictureErrorCode

  constructor(code: PictureErrorCode) {
    super(code)
    this.code = code
  }
}

export interface OpenedPicture {
  /** Upright; nothing is decoded yet. Of an animation it is the first frame. */
  picture: Sharp
  width: number
  height: number
}

/**
 * Opens a JPEG, PNG, WebP or AVIF file by its head.
 * @throws Rejected
 */
export async function openPicture(file: Uint8Array, maxPixels: number): Promise<OpenedPicture> {
  openOnly('photo')
  // The limit is our own, as that of the library has no error of its own. It holds for the decoder as well.
  const { format, width, height, compression, autoOrient } = await readHead(file)
  if (format === 'heif' && compression !== 'av1') throw new Rejected('pictureFormat')
  if (width * height > maxPixels) throw new Rejected('pictureTooLarge')
  const picture = sharp(file, { limitInputPixels: maxPixels, failOn: 'error' }).autoOrient()
  return { picture, width: autoOrient.width, height: autoOrient.height }
}

/** Opens an SVG that the shop has drawn. */
export function openDrawing(svg: string): Sharp {
  openOnly('drawing')
  return sharp(Buffer.from(svg), { density: 288 })
}

function readHead(file: Uint8Array): Promise<Metadata> {
  return sharp(file, { limitInputPixels: false })
    .metadata()
    .catch(() => {
      throw new Rejected('pictureFormat')
    })
}

function openOnly(kind: keyof typeof readers): void {
  sharp.block({ operation: ['VipsForeignLoad'] })
  sharp.unblock({ operation: readers[kind].map((name) => `VipsForeignLoad${name}Buffer`) })
}
