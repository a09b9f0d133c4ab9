import type { PreviewJob } from '../picture-job.ts'
import { openDrawing, openPicture } from './open-picture.ts'

const background = '#ffffff'

/** @throws Rejected */
export async function writePreview({ source, width, height, margin }: PreviewJob): Promise<Uint8Array> {
  const shown = 'svg' in source ? openDrawing(source.svg) : (await openPicture(source.file, source.maxPixels)).picture
  return shown
    .resize({ width: width - 2 * margin, height: height - 2 * margin, fit: 'contain', background })
    .flatten({ background })
    .extend({ top: margin, bottom: margin, left: margin, right: margin, background })
    .png({ palette: true })
    .toBuffer()
}
