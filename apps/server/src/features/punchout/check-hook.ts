import { isIP } from 'node:net'
import { AppError, type FieldErrors } from '../../http/app-error.ts'
import { isPublicAddress } from '../../infrastructure/is-public-address.ts'
import type { Settings } from '../../settings.ts'

type Protocol = Pick<Settings, 'isHttps'>

const localHosts = ['localhost', '127.0.0.1', '[::1]']
/** Names that mean another machine in every network. */
const internalName = /^[^.]*$|\.(?:local|localhost|internal|intranet|lan|home|test|invalid)$/

/**
 * Whether a cart may be sent to an origin: over https to a public name. A shop that runs on http itself, to try it out, also
 * sends to the same machine.
 */
export function isPublicOrigin(origin: string, { isHttps }: Protocol): boolean {
  const url = URL.parse(origin)
  if (url === null || url.origin !== origin) return false
  if (!isHttps && url.protocol === 'http:') return localHosts.includes(url.hostname)
  return url.protocol === 'https:' && !isInternal(url.hostname)
}

function isInternal(hostname: string): boolean {
  const address = hostname.replaceAll(/[[\]]/g, '')
  if (isIP(address) !== 0) return !isPublicAddress(address)
  return internalName.test(hostname)
}

/** Returns the errors of the origins that an administrator enters. */
export function originErrors(origins: readonly string[], protocol: Protocol): FieldErrors {
  const wrong = [...origins.entries()].filter(([, origin]) => !isPublicOrigin(origin, protocol))
  return Object.fromEntries(wrong.map(([index]) => [`allowedOrigins.${index}`, [{ code: 'invalid' }]]))
}

/**
 * Returns the address to which a purchasing system wants the cart, as browsers read it.
 * @throws AppError unless the company allows its server, or it is the self-test of the shop
 */
export function checkHook(
  address: string,
  allowedOrigins: readonly string[],
  { testAddresses, isHttps }: Protocol & { testAddresses: readonly string[] },
): string {
  if (testAddresses.includes(address)) return address
  const url = URL.parse(address)
  const isAllowed =
    url !== null &&
    url.username === '' &&
    url.password === '' &&
    allowedOrigins.includes(url.origin) &&
    isPublicOrigin(url.origin, { isHttps })
  if (!isAllowed) throw new AppError('hookNotAllowed')
  return url.href
}
