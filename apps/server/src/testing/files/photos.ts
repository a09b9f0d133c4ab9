import { crc32, deflateSync } from 'node:zlib'
import sharp from 'sharp'

/** Returns a JPEG with a gradient, and with a place and a camera in its metadata. */
export function aPhoto(width: number, height: number): Promise<Buffer> {
  const exif = { IFD0: { Make: 'Camera of the workshop' }, IFD3: { GPSLatitude: '48/1 8/1 0/1' } }
  return picture(width, height).jpeg().withExif(exif).toBuffer()
}

/** Returns a picture to be written in any format. */
export function picture(width: number, height: number) {
  return sharp({ create: { width, height, channels: 3, background: { r: 29, g: 85, b: 131 } } })
}

/** Returns a PNG that claims a size, and has only a few of its bytes. */
export function aPngBomb(width: number, height: number): Buffer {
  const head = Buffer.alloc(13)
  head.writeUInt32BE(width, 0)
  head.writeUInt32BE(height, 4)
  head.set([8, 2, 0, 0, 0], 8)
  const chunks = [chunk('IHDR', head), chunk('IDAT', deflateSync(Buffer.alloc(64))), chunk('IEND', Buffer.alloc(0))]
  return Buffer.concat([Buffer.from('\x89PNG\r\n\x1a\n', 'latin1'), ...chunks])
}

function chunk(type: string, data: Buffer): Buffer {
  const content = Buffer.concat([Buffer.from(type), data])
  const [length, sum] = [Buffer.alloc(4), Buffer.alloc(4)]
  length.writeUInt32BE(data.length)
  sum.writeUInt32BE(crc32(content))
  return Buffer.concat([length, content, sum])
}
