import type { Queries } from '../../database/client.ts'
import type { ExpiredRows } from '../../database/expired-rows.ts'
import type { Dependencies } from '../../dependencies.ts'
import { hashToken } from '../../http/session/session.ts'
import { devicesBefore, findDevice, insertDevice, keepNewestDevices, touchDevice } from './repository/devices.ts'

/** Milliseconds that an unused device stays known. */
export const deviceTime = 365 * 24 * 60 * 60 * 1000
const maxDevices = 20

/** The number of users for whom a browser is known. */
const maxUsers = 5
const tokenForm = /^[\w-]{43}$/

/** The cookie of a browser has a token for each of its users, the newest first. */
function readTokens(cookie: string | null): string[] {
  const tokens = (cookie ?? '').split('.', maxUsers)
  return tokens.filter((token) => tokenForm.test(token))
}

/**
 * Returns the id of a device in which this user has signed in before; undefined for any other. It is looked up for
 * unknown users too, so that both cost the same time.
 */
export async function findKnownDevice(
  db: Queries,
  cookie: string | null,
  userId: string | undefined,
): Promise<string | undefined> {
  const tokens = readTokens(cookie)
  if (tokens.length === 0) return undefined
  return findDevice(db, tokens.map(hashToken), userId ?? null)
}

/**
 * Remembers that the user has signed in on a device.
 * @param known `device` is the id of a known one; `deviceCookie` may make the browser known for other users
 * @returns the cookie with the token of a new device, whose hash alone is stored; null for a known one
 */
export async function rememberDevice(
  { ids, clock, secrets }: Pick<Dependencies, 'ids' | 'clock' | 'secrets'>,
  db: Queries,
  userId: string,
  known: { device: string | undefined; deviceCookie: string | null },
): Promise<string | null> {
  const { device, deviceCookie } = known
  const now = clock.now()
  if (device !== undefined) {
    await touchDevice(db, device, now)
    return null
  }
  const token = secrets.token()
  await insertDevice(db, { id: ids.next(), userId, tokenHash: hashToken(token), createdAt: now, lastUsedAt: now })
  await keepNewestDevices(db, userId, maxDevices)
  return [token, ...readTokens(deviceCookie)].slice(0, maxUsers).join('.')
}

export function unusedDevices(now: Date): ExpiredRows {
  return devicesBefore(new Date(now.getTime() - deviceTime))
}
