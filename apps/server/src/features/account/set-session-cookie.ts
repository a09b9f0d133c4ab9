import type { FastifyReply, FastifyRequest } from 'fastify'
import { cookieOptions } from '../../http/cookies.ts'
import { sessionCookie } from '../../http/session.ts'

/**
 * Sends a session's token to the browser.
 * @param lasts milliseconds; null: until the browser closes
 */
export function setSessionCookie(
  request: FastifyRequest,
  reply: FastifyReply,
  token: string,
  lasts: number | null,
): void {
  const maxAge = lasts === null ? {} : { maxAge: Math.floor(lasts / 1000) }
  reply.setCookie(sessionCookie, token, { ...cookieOptions(request), ...maxAge })
}
