import { createHmac, type KeyObject, randomBytes, timingSafeEqual } from 'node:crypto'
import type { Socket } from 'node:net'
import type { CookieSerializeOptions } from '@fastify/cookie'
import { changes, type Endpoint } from '@normwerk/contract/endpoint'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { Settings } from '../../settings.ts'
import { AppError, type Dependencies } from '../call.ts'
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

type Shop = Pick<Dependencies, 'keys' | 'settings'>

export const csrfHeader = 'x-xsrf-token'

/** A random part, and its HMAC with the session. */
const form = /^([\w-]{43})\.([\w-]{43})$/

/**
 * Sets the token with any GET below `/api`, even a rejected one, because a page may begin with a call that needs a
 * session.
 */
export function handOutCsrfTokens(app: FastifyInstance, shop: Shop): void {
  app.addHook('onRequest', (request, reply, done) => {
    if (request.method === 'GET' && request.url.startsWith('/api/')) {
      handOutCsrfToken(shop, request, reply, readSessionToken(request, shop.settings))
    }
    done()
  })
}

/**
 * Sets a token of the session unless the browser has one. The page reads it from the cookie, which no other site can, and
 * sends it back as a header.
 * @param session the token of the session with which the browser makes its next call; null without a session
 */
export function handOutCsrfToken(
  shop: Shop,
  request: FastifyRequest,
  reply: FastifyReply,
  session: string | null,
): void {
  const root = rootOf(request)
  const name = cookieName('XSRF-TOKEN', shop.settings, root)
  const known = readCsrfToken(request, shop.settings)
  const token = chooseToken(shop, request, session, known)
  if (token !== known) reply.setCookie(name, token, { ...cookieOptions(shop.settings, root), httpOnly: false })
  if (request.headers.origin !== undefined) reply.header(csrfHeader, token)
}

/** The token last handed out on a connection, and its session: making and verifying one costs as much as a short call. */
const handedOut = new WeakMap<Socket, { session: string | null; token: string }>()

/**
 * Returns the token that the browser has, if it belongs to the session, else the one of this connection, else a new one.
 * A proxy sends the calls of several visitors on one connection: those without a session may share a token, which
 * everybody can get.
 */
function chooseToken(
  shop: Shop,
  { socket }: FastifyRequest,
  session: string | null,
  known: string | undefined,
): string {
  const last = handedOut.get(socket)
  if (last !== undefined && last.session === session && (known === undefined || known === last.token)) return last.token
  const token = known !== undefined && isOfSession(shop, known, session) ? known : makeToken(shop, session)
  handedOut.set(socket, { session, token })
  return token
}

/**
 * Whether a call needs the token: one that changes something, and every upload, as a form of another site can send a file
 * whose reading costs much.
 */
export function needsCsrfToken(endpoint: Endpoint): boolean {
  return changes(endpoint) || endpoint.upload === true
}

/** Returns the token that a browser has kept. */
export function readCsrfToken(request: FastifyRequest, settings: Settings): string | undefined {
  return request.cookies[cookieName('XSRF-TOKEN', settings, rootOf(request))]
}

/**
 * Rejects a changing call that comes from a page of another origin, or whose header does not repeat the cookie, or whose
 * token belongs to another session. A page of the shop gets the right token with the rejection: another tab may have
 * signed in or out in the meantime.
 */
export function checkCsrfToken(shop: Shop, request: FastifyRequest, reply: FastifyReply): void {
  if (!comesFromOwnPage(request, shop.settings)) throw new AppError('invalidCsrfToken')
  const token = readCsrfToken(request, shop.settings)
  const session = readSessionToken(request, shop.settings)
  if (token !== undefined && request.headers[csrfHeader] === token && isOfSession(shop, token, session)) return
  handOutCsrfToken(shop, request, reply, session)
  throw new AppError('invalidCsrfToken')
}

/**
 * Browsers say where a call comes from, and no page can change that. Other programs say nothing, and need the token
 * alone.
 */
function comesFromOwnPage(request: FastifyRequest, settings: Settings): boolean {
  const { origin, 'sec-fetch-site': site } = request.headers
  if (origin !== undefined && !isAllowed(origin, request, settings)) return false
  switch (site) {
    case undefined:
    case 'same-origin':
    case 'none':
      return true
    case 'same-site':
      return origin !== undefined && settings.allowedOrigins.includes(origin)
    default:
      return false
  }
}

function isAllowed(
  origin: string,
  { host }: FastifyRequest,
  { publicUrl, isHttps, allowedOrigins }: Settings,
): boolean {
  if (allowedOrigins.includes(origin)) return true
  const from = URL.parse(origin)
  if (from === null) return false
  // On http the shop may have several names, and `PUBLIC_URL` is only the one for links in mails.
  return (publicUrl !== null && from.origin === new URL(publicUrl).origin) || (!isHttps && from.host === host)
}

function makeToken({ keys }: Shop, session: string | null): string {
  const random = randomBytes(32).toString('base64url')
  const [key] = keys.of('csrf')
  return `${random}.${sign(key, random, session).toString('base64url')}`
}

function isOfSession({ keys }: Shop, token: string, session: string | null): boolean {
  const [, random = '', signature = ''] = form.exec(token) ?? []
  const given = Buffer.from(signature, 'base64url')
  return keys.of('csrf').some((key) => {
    const expected = sign(key, random, session)
    return given.length === expected.length && timingSafeEqual(given, expected)
  })
}

/** The random part has a fixed length, so no other pair of it and a session gives the same text. */
function sign(key: KeyObject, random: string, session: string | null): Buffer {
  return createHmac('sha256', key)
    .update(`${random}.${session ?? ''}`)
    .digest()
}
