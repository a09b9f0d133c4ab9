import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Settings } from '../settings.ts'
import { rootOf } from './punchout-root.ts'
import { cookieName, cookieOptions } from './session/cookies.ts'

/** Longer than a replica that is read may be behind. */
const seconds = 2

/** Lets the caller read their own change: for a moment, their reads do not go to a replica. */
export function rememberChange(request: FastifyRequest, reply: FastifyReply, settings: Settings): void {
  if (settings.replicaUrl === null) return
  const root = rootOf(request)
  reply.setCookie(cookieName('changed', settings, root), '1', { ...cookieOptions(settings, root), maxAge: seconds })
}

export function hasJustChanged(request: FastifyRequest, settings: Settings): boolean {
  return request.cookies[cookieName('changed', settings, rootOf(request))] !== undefined
}
