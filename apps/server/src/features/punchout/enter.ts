import { parse } from 'node:querystring'
import { giveOptions } from '@normwerk/contract/asked-options'
import type { LanguageCode } from '@normwerk/contract/language'
import { maxQuantity, maxSearchTextLength } from '@normwerk/contract/limits'
import { addressOptions } from '@normwerk/contract/part-address'
import type { OciField } from '@normwerk/documents/oci/write-fields'
import { findArticle } from '@normwerk/search/find-article'
import { AppError, type Dependencies } from '../../http/call.ts'
import { formatRoot } from '../../http/punchout-root.ts'
import { countAttempt, type Source } from '../account/limit-attempts.ts'
import { recordEvent } from '../audit/record-event.ts'
import type { Catalogue, LiveCatalogue } from '../catalogue/index/live-catalogue.ts'
import { findNumber } from '../catalogue/search/find-number.ts'
import { makeVisitor, openVisit } from './open-visit.ts'
import { type FoundAccount, findAccount, recordEntry } from './repository/accounts.ts'
import { checkHook, searchInBackground } from './transfer-cart.ts'

/** The address at which purchasing systems enter. */
export const entryPath = '/api/oci/entry'

/** The parameters of an entry, by their names in lower case. */
type Parameters = ReadonlyMap<string, string>

/** More than any purchasing system sends. */
const maxParameters = 200

/**
 * Reads the parameters of a form or an address. Purchasing systems write their names in any letter case.
 * @throws AppError for one that has two values, as nobody knows which of them is meant
 */
export function readParameters(...texts: readonly string[]): Parameters {
  const parameters = new Map<string, string>()
  for (const text of texts) {
    const parsed = parse(text, '&', '=', { decodeURIComponent: decode, maxKeys: maxParameters })
    for (const [name, value = ''] of Object.entries(parsed)) add(parameters, name.toLowerCase(), value)
  }
  return parameters
}

function add(parameters: Map<string, string>, name: string, value: string | string[]): void {
  const values = new Set([value].flat())
  const known = parameters.get(name)
  if (known !== undefined) values.add(known)
  if (values.size > 1)
    throw new AppError('validationFailed', { fields: { [name.slice(0, 40)]: [{ code: 'invalid' }] } })
  for (const single of values) parameters.set(name, single.replaceAll('\u0000', '').toWellFormed())
}

const utf8 = new TextDecoder('utf-8', { fatal: true })
const western = new TextDecoder('windows-1252')

/** Older purchasing systems write umlauts in their Western character set, whose bytes are no valid UTF-8. */
function decode(written: string): string {
  const bytes = Buffer.from(written.replaceAll(/%([\da-f]{2})/gi, toByte), 'latin1')
  try {
    return utf8.decode(bytes)
  } catch {
    return western.decode(bytes)
  }
}

function toByte(_: string, digits: string): string {
  return String.fromCharCode(Number.parseInt(digits, 16))
}

/** What a purchasing system wants besides entering. */
export type EntryTask =
  | { kind: 'start' }
  | { kind: 'show'; productId: string }
  | { kind: 'search'; text: string }
  /** The answer goes to the purchasing system without a buyer: one known part, or what a search finds. */
  | BackgroundTask

export type BackgroundTask = { kind: 'background' } & ({ productId: string; quantity: number } | { text: string })

/** Reads the function of OCI 4.0 and 5.0. An unknown one means the usual visit. */
function readTask(parameters: Parameters): EntryTask {
  const productId = (parameters.get('productid') ?? '').trim()
  const text = (parameters.get('searchstring') ?? '').trim()
  switch ((parameters.get('function') ?? '').toUpperCase()) {
    case 'DETAIL':
      return { kind: 'show', productId: required('productid', productId) }
    case 'VALIDATE':
      return { kind: 'background', productId: required('productid', productId), quantity: readQuantity(parameters) }
    case 'BACKGROUND_SEARCH':
      return { kind: 'background', text: required('searchstring', text) }
    case 'SOURCING':
      return text === '' ? { kind: 'start' } : { kind: 'search', text: required('searchstring', text) }
    default:
      return { kind: 'start' }
  }
}

function required(name: string, value: string): string {
  if (value === '') throw new AppError('validationFailed', { fields: { [name]: [{ code: 'required' }] } })
  if (value.length <= maxSearchTextLength) return value
  throw new AppError('validationFailed', { fields: { [name]: [{ code: 'tooLong' }] } })
}

/** With a comma or a point; without a quantity it is one piece. */
function readQuantity(parameters: Parameters): number {
  const written = (parameters.get('quantity') ?? '').trim().replace(',', '.')
  const quantity = written === '' ? 1 : Number(written)
  if (Number.isInteger(quantity) && quantity >= 1 && quantity <= maxQuantity) return quantity
  throw new AppError('validationFailed', { fields: { quantity: [{ code: 'invalid' }] } })
}

/** Returns the page, below the root of the visit, on which a buyer begins. */
function findStart(catalogue: Catalogue, task: Exclude<EntryTask, BackgroundTask>): string {
  switch (task.kind) {
    case 'start':
      return '/'
    case 'search':
      return searchFor(task.text)
    case 'show':
      return pageOf(catalogue, task.productId) ?? searchFor(task.productId)
  }
}

function searchFor(text: string): string {
  return `/search?${new URLSearchParams({ q: text })}`
}

/** Returns the page of a part with its options; null for an unknown number. */
function pageOf(catalogue: Catalogue, number: string): string | null {
  const part = findNumber(catalogue, number)
  if (part === null || part === 'unknown') return null
  const productNr = findArticle(catalogue.index, part.articleNumber)?.productNr ?? ''
  const query = new URLSearchParams({ article: part.articleNumber })
  for (const [name, value] of Object.entries(addressOptions(giveOptions(part)))) query.set(name, String(value))
  return `/product/${encodeURIComponent(productNr)}?${query}`
}

export interface Entrant extends Source {
  language: LanguageCode
  userAgent: string | null
  /** Of the shop's own self-test, which every company may name. */
  testAddresses: readonly string[]
}

/** Where a purchasing system is led, or the form that it gets at once. */
export type Entered =
  | { kind: 'visit'; root: string; path: string; token: string }
  | { kind: 'form'; hookUrl: string; target: string; fields: OciField[] }

/**
 * Lets a purchasing system in. A repeated entry opens another visit with an empty cart, so a person
 * who has recorded one cannot see what others have chosen.
 */
export async function enter(
  dependencies: Dependencies,
  catalogue: LiveCatalogue,
  parameters: Parameters,
  entrant: Entrant,
): Promise<Entered> {
  const { database, settings, clock } = dependencies
  const found = await authenticate(dependencies, parameters, entrant)
  const { account, company } = found
  const hook = parameters.get(account.hookParameter.toLowerCase()) ?? ''
  const hookUrl = checkHook(hook, company.allowedOrigins, { ...settings, ...entrant })
  const target = readTarget(parameters)
  const task = readTask(parameters)
  const { language, userAgent, correlationId } = entrant
  return database.transaction(async (db): Promise<Entered> => {
    const { companyId } = account
    // Meanwhile the company may have changed the password, or was deleted.
    if (!(await recordEntry(db, account, clock.now()))) throw new AppError('invalidLoginData')
    const caller = await makeVisitor(dependencies, db, found, language)
    const shipDateAfter = settings.shipCalendar(clock.now())
    const context = { db, caller, language, shipDateAfter, request: { id: correlationId } }
    if (task.kind === 'background') {
      const fields = await searchInBackground(dependencies, catalogue, context, found, task)
      return { kind: 'form', hookUrl, target, fields }
    }
    const token = await openVisit(dependencies, db, { userId: caller.userId, hookUrl, target, userAgent })
    await recordEvent(dependencies, db, { action: 'punchout.opened', userId: null, companyId, correlationId })
    return { kind: 'visit', root: formatRoot(caller.userId), path: findStart(catalogue.current(), task), token }
  })
}

/**
 * Counts entries by company, so that no company uses up those of another one at the same address.
 * @throws AppError after the same time for an unknown user name and for a wrong password
 */
async function authenticate(
  dependencies: Dependencies,
  parameters: Parameters,
  { address, correlationId }: Source,
): Promise<FoundAccount> {
  const found = await findAccount(dependencies.database, parameters.get('username') ?? '')
  const companyId = found?.account.companyId ?? null
  const purpose = companyId === null ? 'punchoutOfNobody' : 'punchout'
  await countAttempt(dependencies, { purpose, account: companyId, address })
  const password = parameters.get('password') ?? ''
  const isRight = await dependencies.passwords.verify(found?.account.passwordHash ?? null, password)
  if (found !== undefined && isRight) {
    await countAttempt(dependencies, { purpose: 'punchoutVisit', account: companyId, address })
    return found
  }
  await recordEvent(dependencies, dependencies.database, {
    ...{ action: 'punchout.refused', userId: null, companyId, correlationId },
  })
  throw new AppError('invalidLoginData')
}

const windowName = /^(?:_top|_parent|_self|_blank|[A-Za-z][\w-]{0,59})$/

/** OCI 4.0 and 5.0 have different names for the window that waits. Anything but a window's name is ignored. */
function readTarget(parameters: Parameters): string {
  const named = parameters.get('returntarget') ?? parameters.get('~target') ?? ''
  return windowName.test(named) ? named : '_top'
}
