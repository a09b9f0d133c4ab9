import type { FastifyInstance, FastifyReply } from 'fastify'
import type { Dependencies } from '../../http/call.ts'
import { addDownloads } from './repository/counts.ts'

export interface Count {
  name: string
  count: number
  lastAt: Date
}

export interface Counts {
  add(count: Count): void
  /** Stores what was counted so far. */
  store(): Promise<void>
}

const storeInterval = 60_000

/**
 * Counts in memory and stores each minute, so that what is counted waits for no statement. A server that dies loses its
 * last minute.
 * @param save stores counts, of which each name is there once
 */
export function collectCounts(app: FastifyInstance, save: (counts: readonly Count[]) => Promise<void>): Counts {
  let pending = new Map<string, Count>()

  function add({ name, count, lastAt }: Count): void {
    const known = pending.get(name) ?? { count: 0, lastAt }
    const latest = known.lastAt > lastAt ? known.lastAt : lastAt
    pending.set(name, { name, count: known.count + count, lastAt: latest })
  }

  async function store(): Promise<void> {
    const counted = [...pending.values()]
    pending = new Map()
    if (counted.length === 0) return
    try {
      await save(counted)
    } catch (error) {
      // The next minute tries them again.
      for (const count of counted) add(count)
      throw error
    }
  }

  const storeOrReport = () => store().catch((error) => app.log.error({ err: error }, 'statistics'))
  const timer = setInterval(storeOrReport, storeInterval).unref()
  app.addHook('onClose', async () => {
    clearInterval(timer)
    await storeOrReport()
  })
  return { add, store }
}

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

export function countDownloads(
  app: FastifyInstance,
  { database, clock }: Pick<Dependencies, 'database' | 'clock'>,
): Downloads {
  const counts = collectCounts(app, (counted) => database.transaction((db) => addDownloads(db, counted)))
  return {
    count({ raw, request }, fileName) {
      if (request.method !== 'GET') return
      raw.once('finish', () => {
        if (raw.statusCode === 200) counts.add({ name: fileName, count: 1, lastAt: clock.now() })
      })
    },
    store: counts.store,
  }
}
