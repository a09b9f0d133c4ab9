import { createHash } from 'node:crypto'
import type { SessionRole } from '@normwerk/contract/permissions'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { lookUpTogether } from '../../database/look-up-together.ts'
import type { Settings } from '../../settings.ts'
import type { Caller, Dependencies } from '../call.ts'
import { rootOf } from '../punchout-root.ts'
import { findSessions, type SessionRow, updateSession } from '../repository/sessions.ts'
import { cookieName, cookieOptions, handOutCsrfToken, readSessionToken } from './cookies.ts'

/**
 * Whether users with these roles may do nothing without a second factor but set one up. A purchasing system has none.
 * @param company theirs; null for the shop's staff
 */
export function requiresSecondFactor(
  { requiresSecondFactorOfStaff }: Settings,
  roles: readonly SessionRole[],
  company: { requireSecondFactor: boolean } | null,
): boolean {
  if (roles.includes('PUNCHOUT')) return false
  return company?.requireSecondFactor === true || (requiresSecondFactorOfStaff && roles.includes('GLOBAL_ADMIN'))
}

const hour = 60 * 60 * 1000
const day = 24 * hour

interface Lifetime {
  /** Milliseconds without a call after which a session ends. */
  idle: number
  /** Milliseconds after signing in at which a session ends, even one that is used. */
  total: number
}

/** The lifetime of a session, which also ends with the browser, and of one with "stay logged in". */
const untilBrowserCloses: Lifetime = { idle: 8 * hour, total: 12 * hour }
const stayLoggedIn: Lifetime = { idle: 14 * day, total: 30 * day }

interface StartedSession {
  stays: boolean
  createdAt: Date
}

/** Returns when a session ends that was last used now. */
export function sessionEnd({ stays, createdAt }: StartedSession, now: Date): Date {
  const { idle, total } = stays ? stayLoggedIn : untilBrowserCloses
  return new Date(Math.min(now.getTime() + idle, createdAt.getTime() + total))
}

/** Returns how many milliseconds the browser keeps the cookie of a session; null: until it closes. */
export function cookieLifetime({ stays, createdAt }: StartedSession, now: Date): number | null {
  return stays ? createdAt.getTime() + stayLoggedIn.total - now.getTime() : null
}

const touchEvery = 60 * 1000

export interface Visit {
  caller: Caller | null
  /** The request has an ended session, so the page should reload itself. */
  ended: boolean
}

const visits = new WeakMap<FastifyRequest, Visit>()

/** Returns the visit of a request; undefined if the request was answered without it. */
export function visitOf(request: FastifyRequest): Visit | undefined {
  return visits.get(request)
}

/** Only the hash of a token is stored, so that a copy of the database opens no session. */
export function hashToken(token: string): string {
  return createHash('sha256').update(token).digest('hex')
}

const findSession = lookUpTogether((dependencies: Dependencies, tokenHashes: readonly string[]) =>
  findSessions(dependencies.database, tokenHashes, dependencies.clock.now()),
)

/**
 * Reads the caller with their current permissions from the database at each request, because a sign-out, a lock or a
 * removed right counts from the next request on, whichever server gets it.
 */
export async function readVisit(request: FastifyRequest, dependencies: Dependencies): Promise<Visit> {
  const visit = await findVisit(request, dependencies)
  visits.set(request, visit)
  return visit
}

async function findVisit(request: FastifyRequest, dependencies: Dependencies): Promise<Visit> {
  const token = readSessionToken(request, dependencies.settings)
  if (token === null) return { caller: null, ended: false }
  const session = await findSession(dependencies, hashToken(token))
  if (session === undefined) return { caller: null, ended: true }
  const { lastUsedAt, stays, createdAt, tokenHash: _, hasSecondFactor, companyRule, ...known } = session
  const now = dependencies.clock.now()
  if (now.getTime() - lastUsedAt.getTime() > touchEvery) await storeUse(dependencies, session, now)
  const isRequired = requiresSecondFactor(dependencies.settings, known.roles, companyRule)
  return { caller: { ...known, lacksSecondFactor: isRequired && !hasSecondFactor }, ended: false }
}

/** Sessions whose use is being stored. */
const storing = new Set<string>()

/** Stores that a session was used. Of simultaneous calls only the first does. */
async function storeUse(
  { database }: Dependencies,
  { sessionId, stays, createdAt }: SessionRow,
  now: Date,
): Promise<void> {
  if (storing.has(sessionId)) return
  storing.add(sessionId)
  try {
    await updateSession(database, sessionId, { lastUsedAt: now, expiresAt: sessionEnd({ stays, createdAt }, now) })
  } finally {
    storing.delete(sessionId)
  }
}

type Shop = Pick<Dependencies, 'keys' | 'settings'>

/**
 * Sends a session's token to the browser, and the CSRF token that belongs to it.
 * @param lasts milliseconds; null: until the browser closes
 */
export function setSessionCookie(
  shop: Shop,
  request: FastifyRequest,
  reply: FastifyReply,
  { token, lasts }: { token: string; lasts: number | null },
): void {
  const maxAge = lasts === null ? {} : { maxAge: Math.floor(lasts / 1000) }
  reply.setCookie(cookieName('session', shop.settings), token, { ...cookieOptions(shop.settings), ...maxAge })
  handOutCsrfToken(shop, request, reply, token)
}

/** Deletes a session's token in the browser. Its CSRF token is worthless now, so the browser gets another one. */
export function clearSessionCookie(shop: Shop, request: FastifyRequest, reply: FastifyReply): void {
  const root = rootOf(request)
  reply.clearCookie(cookieName('session', shop.settings, root), cookieOptions(shop.settings, root))
  handOutCsrfToken(shop, request, reply, null)
}
