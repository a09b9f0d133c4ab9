import type { Queries } from '../../database/client.ts'
import { AppError, type Caller, type Dependencies } from '../../http/call.ts'
import { cookieLifetime, hashToken, sessionEnd } from '../../http/session/session.ts'
import { recordEvent } from '../audit/record-event.ts'
import { deleteAttempts } from './repository/attempts.ts'
import { devicesBefore, findDevice, insertDevice, keepNewestDevices, touchDevice } from './repository/second-factors.ts'
import {
  deleteSession,
  deleteSessionByToken,
  deleteSessions,
  endedSessions,
  insertSession,
  listSessions,
  rememberSignIn,
  type UserToSignIn,
} from './repository/users.ts'
import { redeemFactor, type ShownFactor } from './second-factor/codes.ts'

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
async function rememberDevice(
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

export function unusedDevices(now: Date) {
  return devicesBefore(new Date(now.getTime() - deviceTime))
}

export interface SessionVisitor {
  correlationId: string
  address: string
  userAgent: string | null
  formerToken: string | null
  /** By which the browser is known to some users. */
  deviceCookie: string | null
  /** For which challenges of passkeys are valid. */
  browser: string
}

export interface NewSession {
  token: string
  /** Milliseconds that the browser keeps the token; null: until it closes. */
  lasts: number | null
  userId: string
  /** The new value of this cookie; null if the device was known already. */
  deviceCookie: string | null
}

/**
 * Opens a session that replaces the visitor's previous one.
 * @param shown the second factor; an empty code if the user has none
 * @returns null for a wrong one; nothing has been changed then
 */
export async function openSession(
  dependencies: Dependencies,
  user: UserToSignIn,
  shown: ShownFactor,
  {
    stays,
    device,
    deviceCookie,
    renewedHash,
    userAgent,
    formerToken,
    address,
    correlationId,
  }: Omit<SessionVisitor, 'browser'> & {
    stays: boolean
    device: string | undefined
    /** Of the same password at the present cost, if the stored one is outdated. */
    renewedHash: string | undefined
  },
): Promise<NewSession | null> {
  const token = dependencies.secrets.token()
  const now = dependencies.clock.now()
  const { id: userId, companyId } = user
  return dependencies.database.transaction(async (db) => {
    // Also a passkey that was removed after it was verified: a user who signs in with it has proved nothing else.
    const needsFactor = user.hasSecondFactor || 'passkey' in shown
    const isRight = !needsFactor || (await redeemFactor(dependencies, db, user, shown, now))
    if (!isRight) return null
    if (!(await rememberSignIn(db, user, { lastLoginAt: now, passwordHash: renewedHash })))
      throw new AppError('invalidLoginData')
    await deleteAttempts(db, 'signIn', device === undefined ? { account: userId, address } : { device })
    await deleteAttempts(db, 'secondFactor', device === undefined ? { account: userId } : { device })
    if (formerToken !== null) await deleteSessionByToken(db, hashToken(formerToken))
    await insertSession(db, {
      id: dependencies.ids.next(),
      userId,
      tokenHash: hashToken(token),
      stays,
      createdAt: now,
      lastUsedAt: now,
      expiresAt: sessionEnd({ stays, createdAt: now }, now),
      userAgent,
    })
    await recordEvent(dependencies, db, { action: 'account.signedIn', userId, companyId, correlationId })
    const lasts = cookieLifetime({ stays, createdAt: now }, now)
    const known = await rememberDevice(dependencies, db, userId, { device, deviceCookie })
    return { token, lasts, userId, deviceCookie: known }
  })
}

/** Ends all sessions of a user, or all but one. The next call with an ended session is anonymous. */
export async function endSessions(db: Queries, userId: string, exceptSessionId?: string): Promise<void> {
  await deleteSessions(db, userId, exceptSessionId)
}

/** Ends the named session, or all but the caller's. */
export async function endOwnSessions(
  dependencies: Pick<Dependencies, 'ids' | 'clock'>,
  db: Queries,
  caller: Caller,
  id: string | undefined,
  correlationId: string,
): Promise<void> {
  if (id === undefined) await endSessions(db, caller.userId, caller.sessionId)
  else await deleteSession(db, caller.userId, id)
  await recordEvent(dependencies, db, { action: 'account.sessionsEnded', ...caller, correlationId })
}

/** Lists the caller's sessions, last used first. */
export async function listOwnSessions(db: Queries, caller: Caller, now: Date) {
  const sessions = await listSessions(db, caller.userId, now)
  return sessions.map((session) => ({
    id: session.id,
    current: session.id === caller.sessionId,
    createdAt: session.createdAt.toISOString(),
    lastUsedAt: session.lastUsedAt.toISOString(),
    expiresAt: session.expiresAt.toISOString(),
    userAgent: session.userAgent,
  }))
}

export function expiredSessions(now: Date) {
  return endedSessions(now)
}
