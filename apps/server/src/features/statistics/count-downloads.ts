import type { FastifyInstance, FastifyReply } from 'fastify'
import type { Dependencies } from '../../dependencies.ts'
import { collectCounts } from './collect-counts.ts'
import { addDownloads } from './repository/file-downloads.ts'

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
