import { missedSearchEndpoints } from '@normwerk/contract/missed-search'
import type { FastifyInstance } from 'fastify'
import type { Queries } from '../../database/client.ts'
import type { Bind, Call } from '../../http/bind.ts'
import { AppError, type Dependencies } from '../../http/call.ts'
import {
  countRows,
  deleteRarest,
  deleteRow,
  deleteRows,
  listRows,
  readTexts,
  searchesBefore,
} from './repository/missed-searches.ts'

/** Collects the texts for which the shop found nothing. */
export interface MissedSearches {
  record(text: string): void
  /** Stores what was recorded so far. */
  store(): Promise<void>
}

const storeInterval = 60_000
/** Texts per minute and server, so that nobody can fill the table with random ones. */
const maxPending = 200
const maxLength = 100
/** Control characters, and characters that change the direction of the text beside them. */
const unprintable = /[\p{Cc}\p{Bidi_Control}]/u

/**
 * Collects texts in memory and stores them each minute, so that a search waits for no statement. Within that minute a
 * text counts once, because people repeat a search that found nothing. A server that dies loses its last minute.
 */
export function collectMissedSearches(
  app: FastifyInstance,
  { database, ids, clock }: Pick<Dependencies, 'database' | 'ids' | 'clock'>,
): MissedSearches {
  let pending = new Map<string, { text: string; lastAt: Date }>()

  async function store(): Promise<void> {
    const recorded = pending
    pending = new Map()
    if (recorded.size === 0) return
    await countRows(
      database,
      [...recorded].map(([textKey, searched]) => ({ id: ids.next(), textKey, ...searched })),
    )
  }

  const storeOrReport = () => store().catch((error) => app.log.error({ err: error }, 'missed searches'))
  const timer = setInterval(storeOrReport, storeInterval).unref()
  app.addHook('onClose', async () => {
    clearInterval(timer)
    await storeOrReport()
  })

  return {
    record(written) {
      const text = written.trim().replace(/\s+/g, ' ')
      // Full-width letters and letters with separate accents are the same text.
      const textKey = text.normalize('NFKC').toLowerCase()
      if (!isWorthStoring(textKey)) return
      if (pending.size < maxPending || pending.has(textKey)) pending.set(textKey, { text, lastAt: clock.now() })
    },
    store,
  }
}

/** A mail address names a person, and a long text is no search. */
function isWorthStoring(text: string): boolean {
  return text.length > 1 && text.length <= maxLength && !text.includes('@') && !unprintable.test(text)
}

const maxStored = 10_000

async function listMissedSearches({ db, input: { query, page, size } }: Call<typeof missedSearchEndpoints.list>) {
  const { rows, total } = await listRows(db, query, { page, size })
  const items = rows.map(({ id, text, count, lastAt }) => ({ id, text, count, lastAt: lastAt.toISOString() }))
  return { items, page, size, total }
}

async function deleteMissedSearch(db: Queries, id: string): Promise<void> {
  if (!(await deleteRow(db, id))) throw new AppError('entryNotFound')
}

/** Deletes the texts that the shop can answer now. */
export async function deleteAnswered(db: Queries, isAnswered: (text: string) => boolean): Promise<void> {
  const answered = (await readTexts(db)).filter(({ text }) => isAnswered(text))
  if (answered.length > 0) {
    await deleteRows(
      db,
      answered.map(({ id }) => id),
    )
  }
}

export function oldSearches(before: Date) {
  return searchesBefore(before)
}

/** Deletes the rarest searches beyond the limit. */
export async function purgeRareSearches(db: Queries): Promise<void> {
  await deleteRarest(db, maxStored)
}

export function missedSearchRoutes(bind: Bind, missed: MissedSearches): void {
  bind(missedSearchEndpoints, {
    list: async (call) => {
      // So that staff see the search that a customer on the telephone has just tried.
      await missed.store()
      return listMissedSearches(call)
    },
    delete: ({ db, params }) => deleteMissedSearch(db, params.id),
  })
}
