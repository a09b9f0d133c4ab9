import type { CookieSerializeOptions } from '@fastify/cookie'
import type { FastifyRequest } from 'fastify'
import type { Settings } from '../settings.ts'

type Protocol = Pick<Settings, 'isHttps'>

/**
 * Returns the name of a cookie that speaks for a person. On https browsers accept its prefix only from this host itself,
 * so no other host of the same site can set the cookie (RFC 6265bis, 4.1.3.2).
 */
export function cookieName(name: 'session' | 'XSRF-TOKEN' | 'device' | 'changed', { isHttps }: Protocol): string {
  return isHttps ? `__Host-${name}` : name
}

/** Options that all cookies of the shop share. */
export function cookieOptions({ isHttps }: Protocol): CookieSerializeOptions {
  return { path: '/', httpOnly: true, sameSite: 'lax', secure: isHttps }
}

/** Returns the token of the session that a request claims to have. */
export function readSessionToken(request: FastifyRequest, protocol: Protocol): string | null {
  return request.cookies[cookieName('session', protocol)] || null
}
