import { type PictureFormat, pictureFormats } from '@normwerk/contract/content/picture'
import sharp, { type Sharp } from 'sharp'
import type { EncodedFile, EncodeJob } from '../picture-job.ts'
import { chooseArea } from './choose-area.ts'
import { openPicture, Rejected } from './open-picture.ts'

/**
 * Encodes a part of a picture in several widths and all formats, without its metadata.
 * @throws Rejected
 */
export async function encodePicture({ file, crop, ratio, widths, maxPixels }: EncodeJob): Promise<EncodedFile[]> {
  const { picture, ...size } = await openPicture(file, maxPixels)
  const area = chooseArea(crop, size, ratio)
  const kept = widths.filter((width) => width <= area.width)
  if (kept.length === 0) throw new Rejected('pictureTooSmall')
  const cut = await picture
    .extract(area)
    .resize({ width: Math.max(...kept), height: Math.round(Math.max(...kept) / ratio), fit: 'fill' })
    .flatten({ background: '#ffffff' })
    .toColourspace('srgb')
    .raw()
    .toBuffer({ resolveWithObject: true })
  const files: EncodedFile[] = []
  for (const width of kept) {
    const sized = sharp(cut.data, { raw: cut.info }).resize({ width })
    for (const format of pictureFormats) files.push(await write(sized, format))
  }
  return files
}

async function write(picture: Sharp, format: PictureFormat): Promise<EncodedFile> {
  const { data, info } = await encode(picture.clone(), format).toBuffer({ resolveWithObject: true })
  return { format, width: info.width, height: info.height, content: data }
}

function encode(picture: Sharp, format: PictureFormat): Sharp {
  switch (format) {
    case 'avif':
      return picture.avif({ quality: 55, effort: 3 })
    case 'webp':
      return picture.webp({ quality: 78 })
    case 'jpeg':
      return picture.jpeg({ quality: 80, mozjpeg: true })
  }
}
