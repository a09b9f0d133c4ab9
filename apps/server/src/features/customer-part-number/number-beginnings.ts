import type { Queries } from '../../database/client.ts'
import { type Caller, callerMay } from '../../http/session/caller.ts'
import { listBeginnings } from './repository/number-beginnings.ts'

interface Known {
  version: number
  beginnings: Promise<ReadonlySet<string>>
}

/** Of the companies that have searched since. */
const known = new WeakMap<Queries, Map<string, Known>>()
const maxCompanies = 1000

/**
 * Returns the company whose customer part numbers a text may mean: null without one, or if none of its numbers begins
 * like the text. Most searches thus need no statement for them.
 *
 * The session of each request has the version of the numbers, so beginnings of an earlier version are never used. They
 * are read after the version, so that a change in between makes them too new for it, never too old.
 */
export async function findNumberedCompany(db: Queries, caller: Caller | null, text: string): Promise<string | null> {
  if (caller === null || caller.companyId === null || caller.customerPartNumbersVersion === null) return null
  if (!callerMay(caller, 'cart.use')) return null
  const beginning = beginningOf(text)
  if (beginning === null) return caller.companyId
  const beginnings = await readBeginnings(db, caller.companyId, caller.customerPartNumbersVersion)
  return beginnings.has(beginning) ? caller.companyId : null
}

const letterOrDigit = '[A-Za-z0-9]'
const sign = '[^A-Za-z0-9\\u0080-\\uffff]*'
const opening = new RegExp(`^${sign}(${letterOrDigit})(?:${sign}(${letterOrDigit}))?`)

/** Returns the first one or two letters or digits of a text; null if only the database can tell which they are. */
function beginningOf(text: string): string | null {
  const [, first, second = ''] = opening.exec(text) ?? []
  return first === undefined ? null : `${first}${second}`.toLowerCase()
}

function readBeginnings(db: Queries, companyId: string, version: number): Promise<ReadonlySet<string>> {
  const byCompany = known.get(db) ?? new Map<string, Known>()
  known.set(db, byCompany)
  const before = byCompany.get(companyId)
  if (before?.version === version) return before.beginnings
  const beginnings = listBeginnings(db, companyId).then(
    (listed) => new Set(listed.flatMap((beginning) => [beginning.slice(0, 1), beginning])),
  )
  byCompany.delete(companyId)
  byCompany.set(companyId, { version, beginnings })
  const [oldest = companyId] = byCompany.keys()
  if (byCompany.size > maxCompanies) byCompany.delete(oldest)
  // A failed reading is tried again.
  beginnings.catch(() => byCompany.delete(companyId))
  return beginnings
}
