import { timingSafeEqual } from 'node:crypto'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { AppError } from './app-error.ts'
import { cookieOptions } from './cookies.ts'

export const csrfCookie = 'XSRF-TOKEN'
export const csrfHeader = 'x-xsrf-token'

/**
 * Sets the token with any GET below `/api`, even a rejected one, because a page may begin with a call that needs a
 * session.
 */
export function handOutCsrfTokens(app: FastifyInstance, makeToken: () => string): void {
  app.addHook('onRequest', (request, reply, done) => {
    if (request.method === 'GET' && request.url.startsWith('/api/')) handOutCsrfToken(request, reply, makeToken)
    done()
  })
}

/**
 * Sets the token if it is missing. The page reads it from the cookie, which no other site can, and sends it back as a
 * header.
 */
export function handOutCsrfToken(request: FastifyRequest, reply: FastifyReply, makeToken: () => string): void {
  const token = request.cookies[csrfCookie] ?? makeToken()
  if (request.cookies[csrfCookie] === undefined) {
    reply.setCookie(csrfCookie, token, { ...cookieOptions(request), httpOnly: false })
  }
  if (request.headers.origin !== undefined) reply.header(csrfHeader, token)
}

/** Rejects a changing call whose header does not repeat the cookie. */
export function checkCsrfToken(request: FastifyRequest): void {
  const cookie = request.cookies[csrfCookie]
  const header = request.headers[csrfHeader]
  if (!cookie || typeof header !== 'string' || !isSame(cookie, header)) throw new AppError('invalidCsrfToken')
}

function isSame(one: string, other: string): boolean {
  const a = Buffer.from(one)
  const b = Buffer.from(other)
  return a.length === b.length && timingSafeEqual(a, b)
}
