import { createHash } from 'node:crypto'
import { createCache } from '../cache.ts'
import type { Clock } from '../clock.ts'
import { PictureError, type PreviewSource } from './picture-job.ts'
import { writePreview } from './work-on-picture.ts'

/** As the programs that show links want it. */
const size = { width: 1200, height: 630, margin: 48 }
/** Must be raised when the same source gives another picture. */
const version = 1

/** Pictures of pages, for the programs that show a link with what it leads to. */
export interface Previews {
  /** Returns a PNG; null if the source cannot be read. */
  draw(source: PreviewSource): Promise<Buffer | null>
  /** Deletes previews that are no longer requested. */
  purgeExpired(): Promise<void>
}

/** @param report called for previews that could not be kept or read, and are then drawn each time */
export function createPreviews(folder: string, clock: Clock, report: (error: Error) => void): Previews {
  const cache = createCache(folder, () => clock.now())
  const running = new Map<string, Promise<Buffer | null>>()

  async function readOrDraw(name: string, source: PreviewSource): Promise<Buffer | null> {
    const kept = await cache.read(name).catch(report)
    if (kept) return kept
    try {
      const drawn = Buffer.from(await writePreview({ source, ...size }))
      await cache.write(name, drawn).catch(report)
      return drawn
    } catch (error) {
      if (error instanceof PictureError) return null
      throw error
    }
  }

  return {
    draw(source) {
      const hash = createHash('sha256')
        .update(`${version}\n`)
        .update('svg' in source ? source.svg : source.file)
      const name = `${hash.digest('hex')}.png`
      const drawing = running.get(name) ?? readOrDraw(name, source).finally(() => running.delete(name))
      running.set(name, drawing)
      return drawing
    },
    purgeExpired: () => cache.purgeExpired(),
  }
}
