import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Settings } from '../settings.ts'
import { cookieName, cookieOptions } from './cookies.ts'

/** Longer than a replica that is read may be behind. */
const seconds = 2

/** Lets the caller read their own change: for a moment, their reads do not go to a replica. */
export function rememberChange(reply: FastifyReply, settings: Settings): void {
  if (settings.replicaUrl === null) return
  reply.setCookie(cookieName('changed', settings), '1', { ...cookieOptions(settings), maxAge: seconds })
}

export function hasJustChanged(request: FastifyRequest, settings: Settings): boolean {
  return request.cookies[cookieName('changed', settings)] !== undefined
}
