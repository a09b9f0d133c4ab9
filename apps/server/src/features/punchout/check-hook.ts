import { isIP } from 'node:net'
import { parse } from 'node:querystring'
import type { PunchoutTest } from '@normwerk/contract/punchout'
import { checkOciFields } from '@normwerk/documents/oci/check-fields'
import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Dependencies } from '../../dependencies.ts'
import { AppError, type FieldErrors } from '../../http/app-error.ts'
import { type CallContext, callerMay, isCustomer } from '../../http/session/caller.ts'
import { readVisit } from '../../http/session/session.ts'
import { isPublicAddress } from '../../infrastructure/is-public-address.ts'
import type { Settings } from '../../settings.ts'
import { readAccountRow, storeAccount } from './repository/accounts.ts'

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

/** Where the self-test of an administrator plays the purchasing system. */
export const testPath = '/api/oci/self-test'
const resultPage = '/company/punchout?tested=true'
/** Far more than a cart has. */
const maxFields = 30_000

/** Returns the addresses of the self-test, which every company may name: with the shop's name, and with that of the request. */
export function testAddressesOf(
  { address }: Pick<Dependencies, 'address'>,
  { protocol, host }: Pick<FastifyRequest, 'protocol' | 'host'>,
): string[] {
  return [`${address()}${testPath}`, `${protocol}://${host}${testPath}`]
}

/**
 * Receives a cart as a purchasing system does, and shows it to the administrator. The browser sends their session with the
 * form because both are of the shop; the page of another site cannot do that.
 */
export async function receiveTest(
  dependencies: Dependencies,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<FastifyReply> {
  const { caller } = await readVisit(request, dependencies)
  if (caller === null) throw new AppError('notSignedIn')
  if (!isCustomer(caller) || !callerMay(caller, 'company.manage')) throw new AppError('forbidden')
  const form = parse(typeof request.body === 'string' ? request.body : '', '&', '=', { maxKeys: maxFields })
  const fields = Object.entries(form).flatMap(([name, value]) =>
    [value ?? ''].flat().map((single) => ({ name, value: single.replaceAll('\r\n', '\n').replaceAll('\u0000', '') })),
  )
  const now = dependencies.clock.now()
  await storeAccount(dependencies.database, caller.companyId, { testedFields: fields, testedAt: now, createdAt: now })
  return reply.redirect(resultPage, 303)
}

export async function readTest({ db, caller }: CallContext): Promise<PunchoutTest | null> {
  const { account } = await readAccountRow(db, caller.companyId)
  if (account === null || account.testedAt === null || account.testedFields === null) return null
  return { receivedAt: account.testedAt.toISOString(), fields: checkOciFields(account.testedFields) }
}
