import type { Queries } from '../../database/client.ts'
import type { Dependencies } from '../../dependencies.ts'
import { hashToken } from '../../http/session.ts'
import { deleteDevicesBefore, findDevice, insertDevice, keepNewestDevices, touchDevice } from './repository/devices.ts'

/** Milliseconds that an unused device stays known. */
export const deviceTime = 365 * 24 * 60 * 60 * 1000
const maxDevices = 20

/**
 * Returns the id of a device in which this user has signed in before; undefined for any other. It is looked up for
 * unknown users too, so that both cost the same time.
 */
export async function findKnownDevice(
  db: Queries,
  token: string | null,
  userId: string | undefined,
): Promise<string | undefined> {
  if (token === null) return undefined
  return findDevice(db, hashToken(token), userId ?? null)
}

/**
 * Remembers that the user has signed in on a device.
 * @param device the id of a known one
 * @returns the token of a new one, whose hash alone is stored
 */
export async function rememberDevice(
  { ids, clock, secrets }: Pick<Dependencies, 'ids' | 'clock' | 'secrets'>,
  db: Queries,
  userId: string,
  device: string | undefined,
): Promise<string | null> {
  const now = clock.now()
  if (device !== undefined) {
    await touchDevice(db, device, now)
    return null
  }
  const token = secrets.token()
  await insertDevice(db, { id: ids.next(), userId, tokenHash: hashToken(token), createdAt: now, lastUsedAt: now })
  await keepNewestDevices(db, userId, maxDevices)
  return token
}

export function purgeUnusedDevices(db: Queries, now: Date): Promise<void> {
  return deleteDevicesBefore(db, new Date(now.getTime() - deviceTime))
}
