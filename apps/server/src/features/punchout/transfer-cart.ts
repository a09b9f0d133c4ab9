import { isIP } from 'node:net'
import { parse } from 'node:querystring'
import type { Cart, CartPosition } from '@normwerk/contract/cart'
import type { LanguageCode } from '@normwerk/contract/language'
import { checkOciFields } from '@normwerk/documents/oci/check-fields'
import { type OciField, type OciItem, type OciProfile, writeOciFields } from '@normwerk/documents/oci/write-fields'
import { translate } from '@normwerk/i18n/translate'
import { noOptions } from '@normwerk/parts/configured-part'
import { noRemarks } from '@normwerk/parts/remarks'
import { readMoney } from '@normwerk/pricing/money'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { AppError, type CallContext, callerMay, type Dependencies, isCustomer } from '../../http/call.ts'
import { readVisit } from '../../http/session/session.ts'
import { isPublicAddress } from '../../infrastructure/is-public-address.ts'
import type { Settings } from '../../settings.ts'
import { recordEvent } from '../audit/record-event.ts'
import { addPositions } from '../cart/add-positions.ts'
import { readCart } from '../cart/read-cart.ts'
import { type RequestedPosition, validatePositions } from '../cart/validate-position.ts'
import type { LiveCatalogue } from '../catalogue/index/live-catalogue.ts'
import { isCertain, nameText } from '../catalogue/name-text.ts'
import { readViewer } from '../catalogue/read-viewer.ts'
import { findNumber } from '../catalogue/search/find-number.ts'
import { searchProducts } from '../catalogue/search/search-products.ts'
import type { BackgroundTask } from './enter.ts'
import { type CompanyAccount, type FoundAccount, readAccountRow, storeAccount } from './repository/accounts.ts'
import { deleteVisitor, findPunchout } from './repository/sessions.ts'

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

export async function readTest({ db, caller }: CallContext) {
  const { account } = await readAccountRow(db, caller.companyId)
  if (account === null || account.testedAt === null || account.testedFields === null) return null
  return { receivedAt: account.testedAt.toISOString(), fields: checkOciFields(account.testedFields) }
}

const dayMs = 24 * 60 * 60 * 1000

interface View {
  language: LanguageCode
  now: Date
}

/**
 * Lists the positions of a cart as items for a purchasing system.
 * @throws AppError unless all of them can be ordered
 */
function listItems({ cartPositions, currency }: Cart, view: View): OciItem[] {
  if (cartPositions.length === 0) throw new AppError('cartEmpty')
  if (cartPositions.some(({ discontinued }) => discontinued)) throw new AppError('partDiscontinued')
  return cartPositions.map((position) => describe(position, currency, view))
}

function describe(position: CartPosition, currency: string, { language, now }: View): OciItem {
  const { articleNo, description, ownNumber: customerPartNumber, quantity, shipDate } = position
  const price = readMoney(position.price ?? '')
  const totalPrice = readMoney(position.totalPrice ?? '')
  if (price === null || totalPrice === null) throw new AppError('priceOnRequest')
  const leadTimeDays = shipDate === null ? position.leadTimeDays : daysUntil(shipDate, now)
  const notes = listNotes(position, language)
  return { articleNo, description, notes, customerPartNumber, quantity, price, totalPrice, currency, leadTimeDays }
}

/** What the buyer wrote to the position, and the configuration to which it belongs. */
function listNotes(position: CartPosition, language: LanguageCode): string[] {
  const { configurationName, customerOrderNumber, commission, comment } = position
  return [
    ...(configurationName === null
      ? []
      : [translate(language, 'punchout.noteConfiguration', { name: configurationName })]),
    ...(customerOrderNumber === null
      ? []
      : [translate(language, 'punchout.noteOrder', { number: customerOrderNumber })]),
    ...(commission === null ? [] : [translate(language, 'punchout.noteCommission', { commission })]),
    ...(comment === null ? [] : [comment]),
  ]
}

function daysUntil(date: string, now: Date): number {
  return Math.ceil((Date.parse(date) - now.getTime()) / dayMs)
}

/** What the purchasing system of a company expects. */
function profileOf({ account, company }: Pick<CompanyAccount, 'account' | 'company'>): OciProfile {
  return {
    pieceUnit: account?.pieceUnit ?? 'PCE',
    vendor: company.supplierNumber,
    materialGroup: account?.materialGroup ?? null,
    sendsCustomerPartNumbers: account?.sendsOwnNumbers ?? false,
  }
}

/** What one search answers at most; a purchasing system shows them in one list. */
const maxFound = 50

/**
 * Writes the fields of a known part, or of what a search finds, at the company's prices: no buyer sees a page. What cannot
 * be ordered is left out, so an unknown part gives no fields. The visitor whose cart it was is deleted.
 */
export async function searchInBackground(
  dependencies: Dependencies,
  catalogue: LiveCatalogue,
  context: CallContext,
  found: FoundAccount,
  task: BackgroundTask,
): Promise<OciField[]> {
  const requested = await listRequested(catalogue, context, task)
  const positions = await validatePositions(context, requested)
  const parts = positions.flatMap((part) =>
    part instanceof AppError || part.totalPrice === null
      ? []
      : [{ part, group: null, configurationId: null, ...noRemarks }],
  )
  if (parts.length === 0) return []
  const cartId = await addPositions(dependencies, context, null, parts)
  const view = { language: context.language, now: dependencies.clock.now() }
  const items = listItems(await readCart(context, cartId), view)
  await deleteVisitor(context.db, context.caller.userId)
  return writeOciFields(items, profileOf(found))
}

async function listRequested(
  live: LiveCatalogue,
  context: CallContext,
  task: BackgroundTask,
): Promise<RequestedPosition[]> {
  const catalogue = live.current()
  if ('productId' in task) {
    const part = findNumber(catalogue, task.productId)
    return part === null || part === 'unknown' ? [] : [{ ...part, quantity: task.quantity }]
  }
  const { text } = task
  const named = nameText(
    { catalogue, customerPartNumbers: new Map(), readPartRequest: catalogue.readDesignation },
    text,
  )
  if (isCertain(named)) return [{ ...named, quantity: named.quantity ?? 1 }]
  const search = { query: text, withDimensions: true, pageRequest: { page: 1, size: maxFound } }
  const { dimensions } = await searchProducts(context, catalogue, search, await readViewer(live, context))
  return (dimensions?.items ?? []).map(({ id }) => ({ ...noOptions, articleId: id, quantity: 1 }))
}

/** Returns the visit in which a call is made. */
export async function readPunchout({ db, caller }: Pick<CallContext, 'db' | 'caller'>) {
  const punchout = await findPunchout(db, caller.userId)
  if (punchout === undefined) throw new AppError('notSignedIn')
  return punchout
}

/**
 * Writes the form with which the page sends the cart of a visit. The cart stays: if the purchasing system does not take it,
 * the buyer sends it again.
 */
export async function transferCart(
  dependencies: Dependencies,
  context: CallContext,
  { cartId, testAddresses }: { cartId: string; testAddresses: readonly string[] },
) {
  const { db, caller, language, request } = context
  const { hookUrl, target, allowedOrigins } = await readPunchout(context)
  // The company may have removed the origin since the entry.
  checkHook(hookUrl, allowedOrigins, { ...dependencies.settings, testAddresses })
  const items = listItems(await readCart(context, cartId), { language, now: dependencies.clock.now() })
  const fields = writeOciFields(items, profileOf(await readAccountRow(db, caller.companyId)))
  await recordEvent(dependencies, db, {
    action: 'punchout.transferred',
    userId: null,
    companyId: caller.companyId,
    details: { positions: String(items.length) },
    correlationId: request.id,
  })
  return { hookUrl, method: 'POST' as const, target, fields }
}
