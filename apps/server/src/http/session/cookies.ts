import type { CookieSerializeOptions } from '@fastify/cookie'
import type { FastifyRequest } from 'fastify'
import type { Settings } from '../../settings.ts'
import { rootOf } from '../punchout-root.ts'

type Protocol = Pick<Settings, 'isHttps'>

/**
 * Returns the name of a cookie that speaks for a person. On https browsers accept its prefix only from this host itself,
 * so no other host of the same site can set the cookie (RFC 6265bis, 4.1.3.2).
 * @param root of a visit from a purchasing system, whose cookies are valid only below it, as that prefix forbids
 */
export function cookieName(
  name: 'session' | 'XSRF-TOKEN' | 'device' | 'changed',
  { isHttps }: Protocol,
  root = '',
): string {
  if (root !== '') return isHttps ? `__Secure-punchout-${name}` : `punchout-${name}`
  return isHttps ? `__Host-${name}` : name
}

/**
 * Options that all cookies of the shop share. Those of a visit from a purchasing system also reach the shop in a frame of
 * that system, whose site has them apart from every other one.
 */
export function cookieOptions({ isHttps }: Protocol, root = ''): CookieSerializeOptions {
  const isFramed = root !== '' && isHttps
  return {
    path: root || '/',
    httpOnly: true,
    sameSite: isFramed ? 'none' : 'lax',
    secure: isHttps,
    ...(isFramed && { partitioned: true }),
  }
}

/** Returns the token of the session that a request claims to have. */
export function readSessionToken(request: FastifyRequest, protocol: Protocol): string | null {
  return request.cookies[cookieName('session', protocol, rootOf(request))] || null
}
