import type { FastifyInstance, FastifyReply } from 'fastify'
import type { Dependencies } from '../../dependencies.ts'
import { addDownloads, type FileDownloads } from './repository/file-downloads.ts'

/** Counts how often files are downloaded. */
export interface Downloads {
  /**
   * Counts a file as soon as its client has all of it. A client that has it already, or asks for a part, does not count.
   * @param fileName one of a limited number, as each gets a row
   */
  count(reply: FastifyReply, fileName: string): void
  /** Stores what was counted so far. */
  store(): Promise<void>
}

const storeInterval = 60_000

/**
 * Counts downloads in memory and stores them each minute, so that a file waits for no statement. A server that dies loses
 * its last minute.
 */
export function countDownloads(
  app: FastifyInstance,
  { database, clock }: Pick<Dependencies, 'database' | 'clock'>,
): Downloads {
  let pending = new Map<string, FileDownloads>()

  function add({ fileName, count, lastAt }: FileDownloads): void {
    const known = pending.get(fileName) ?? { count: 0, lastAt }
    const latest = known.lastAt > lastAt ? known.lastAt : lastAt
    pending.set(fileName, { fileName, count: known.count + count, lastAt: latest })
  }

  async function store(): Promise<void> {
    const counted = [...pending.values()]
    pending = new Map()
    if (counted.length === 0) return
    try {
      await addDownloads(database, counted)
    } catch (error) {
      // The next minute tries them again.
      for (const downloads of counted) add(downloads)
      throw error
    }
  }

  const storeOrReport = () => store().catch((error) => app.log.error({ err: error }, 'file statistics'))
  const timer = setInterval(storeOrReport, storeInterval).unref()
  app.addHook('onClose', async () => {
    clearInterval(timer)
    await storeOrReport()
  })

  return {
    count({ raw, request }, fileName) {
      if (request.method !== 'GET') return
      raw.once('finish', () => {
        if (raw.statusCode === 200) add({ fileName, count: 1, lastAt: clock.now() })
      })
    },
    store,
  }
}
