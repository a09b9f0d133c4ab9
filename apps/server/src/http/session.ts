import { createHash } from 'node:crypto'
import type { FastifyRequest } from 'fastify'
import { lookUpTogether } from '../database/look-up-together.ts'
import type { Dependencies } from '../dependencies.ts'
import type { Caller } from './caller.ts'
import { findSessions, updateSession } from './repository/sessions.ts'

export const sessionCookie = 'session'
const hour = 60 * 60 * 1000
/** A session without "stay logged in" ends after eight idle hours, or with the browser. */
export const idleTime = 8 * hour
/** With "stay logged in" it lasts thirty days from signing in. */
export const stayTime = 30 * 24 * hour
const touchEvery = 60 * 1000

export interface Visit {
  caller: Caller | null
  /** The request has an ended session, so the page should reload itself. */
  ended: boolean
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
  const token = request.cookies[sessionCookie]
  if (!token) return { caller: null, ended: false }
  const session = await findSession(dependencies, hashToken(token))
  if (session === undefined) return { caller: null, ended: true }
  const { lastUsedAt, stays, tokenHash: _, ...caller } = session
  const now = dependencies.clock.now()
  if (now.getTime() - lastUsedAt.getTime() > touchEvery) await touch(dependencies, caller.sessionId, stays, now)
  return { caller, ended: false }
}

async function touch(dependencies: Dependencies, sessionId: string, stays: boolean, now: Date): Promise<void> {
  const expiry = stays ? {} : { expiresAt: new Date(now.getTime() + idleTime) }
  await updateSession(dependencies.database, sessionId, { lastUsedAt: now, ...expiry })
}
