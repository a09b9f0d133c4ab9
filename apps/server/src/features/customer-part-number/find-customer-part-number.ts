import { maxCustomerPartNumberLength } from '@normwerk/contract/limits'
import type { Suggestion } from '@normwerk/contract/search'
import {
  formatConfiguredPart,
  hasSameOptions,
  isMachined,
  type Machining,
  machiningOf,
  noOptions,
} from '@normwerk/parts/configured-part'
import type { Queries } from '../../database/client.ts'
import { lookUpTogether } from '../../database/look-up-together.ts'
import { type Caller, callerMay } from '../../http/call.ts'
import type { Catalogue } from '../catalogue/index/live-catalogue.ts'
import { type FoundPart, findNumber } from '../catalogue/search/find-number.ts'
import { listNumbered, listOpenings, type NumberedArticle } from './repository/customer-part-numbers.ts'
import { listBeginnings } from './repository/number-beginnings.ts'

interface Known {
  version: number
  beginnings: Promise<ReadonlySet<string>>
}

/** Of the companies that have searched since. */
const known = new WeakMap<Queries, Map<string, Known>>()
const maxCompanies = 1000

/**
 * Returns the company whose customer part numbers a text may mean: null without one, or if none of its numbers begins
 * like the text. Most searches thus need no statement for them.
 *
 * The session of each request has the version of the numbers, so beginnings of an earlier version are never used. They
 * are read after the version, so that a change in between makes them too new for it, never too old.
 */
export async function findNumberedCompany(db: Queries, caller: Caller | null, text: string): Promise<string | null> {
  if (caller === null || caller.companyId === null || caller.customerPartNumbersVersion === null) return null
  if (!callerMay(caller, 'cart.use')) return null
  const beginning = beginningOf(text)
  if (beginning === null) return caller.companyId
  const beginnings = await readBeginnings(db, caller.companyId, caller.customerPartNumbersVersion)
  return beginnings.has(beginning) ? caller.companyId : null
}

const letterOrDigit = '[A-Za-z0-9]'
const sign = '[^A-Za-z0-9\\u0080-\\uffff]*'
const opening = new RegExp(`^${sign}(${letterOrDigit})(?:${sign}(${letterOrDigit}))?`)

/** Returns the first one or two letters or digits of a text; null if only the database can tell which they are. */
function beginningOf(text: string): string | null {
  const [, first, second = ''] = opening.exec(text) ?? []
  return first === undefined ? null : `${first}${second}`.toLowerCase()
}

function readBeginnings(db: Queries, companyId: string, version: number): Promise<ReadonlySet<string>> {
  const byCompany = known.get(db) ?? new Map<string, Known>()
  known.set(db, byCompany)
  const before = byCompany.get(companyId)
  if (before?.version === version) return before.beginnings
  const beginnings = listBeginnings(db, companyId).then(
    (listed) => new Set(listed.flatMap((beginning) => [beginning.slice(0, 1), beginning])),
  )
  byCompany.delete(companyId)
  byCompany.set(companyId, { version, beginnings })
  const [oldest = companyId] = byCompany.keys()
  if (byCompany.size > maxCompanies) byCompany.delete(oldest)
  // A failed reading is tried again.
  beginnings.catch(() => byCompany.delete(companyId))
  return beginnings
}

/**
 * Finds the parts of customer part numbers, in any letter case and with any separators, by the text as it was given. The
 * numbers state no tolerance.
 */
export async function findCustomerPartNumbers(
  db: Queries,
  companyId: string,
  texts: readonly string[],
): Promise<Map<string, FoundPart>> {
  const asked = [...new Set(texts.map((text) => text.trim()))].filter(mayBeNumber)
  if (asked.length === 0) return new Map()
  const listed = await listNumbered(
    db,
    asked.map((text) => ({ companyId, text })),
  )
  const found = new Map(asked.map((text, index) => [text, choosePart(listed[index] ?? [], text)]))
  return new Map(texts.flatMap((text) => listEntry(text, found.get(text.trim()) ?? null)))
}

const findNumbered = lookUpTogether(listNumbered)

/** Finds the part of one text. Calls at the same time share a statement. */
export async function findCustomerPartNumber(
  db: Queries,
  companyId: string,
  text: string,
): Promise<Map<string, FoundPart>> {
  const asked = text.trim()
  if (!mayBeNumber(asked)) return new Map()
  const rows = await findNumbered(db, { companyId, text: asked })
  return new Map(listEntry(text, choosePart(rows ?? [], asked)))
}

function mayBeNumber(text: string): boolean {
  return text !== '' && text.length <= maxCustomerPartNumberLength
}

function listEntry(text: string, found: FoundPart | null): [string, FoundPart][] {
  return found === null ? [] : [[text, found]]
}

/** Chooses the row with the same separators, else the only one; null if its article is no longer sold. */
function choosePart(rows: readonly NumberedArticle[], text: string): FoundPart | null {
  const alike = rows.filter(({ customerPartNumber }) => hasLikeSeparators(text, customerPartNumber))
  const row = rows.find(({ isSame }) => isSame) ?? (alike.length === 1 ? alike[0] : undefined)
  if (!row?.isSold) return null
  return { articleId: row.id, articleNumber: row.articleNo, ...noOptions, ...row.machining }
}

/**
 * Whether two numbers of the same letters and digits separate their digits at the same places, or one of them nowhere:
 * `4711-12` is `4711 12` and `471112`, but not `47-1112`.
 */
function hasLikeSeparators(one: string, other: string): boolean {
  const [places, otherPlaces] = [placesBetweenDigits(one), placesBetweenDigits(other)]
  return places === '' || otherPlaces === '' || places === otherPlaces
}

const betweenDigits = /(?<=\d)[^\p{L}\p{N}]+(?=\d)/gu

function placesBetweenDigits(text: string): string {
  const significant = (part: string) => part.replace(/[^\p{L}\p{N}]/gu, '').length
  return [...text.matchAll(betweenDigits)].map(({ index }) => significant(text.slice(0, index))).join(' ')
}

const findOpenings = lookUpTogether(listOpenings)

/** Suggests numbers of the company that begin with the typed text. */
export async function suggestCustomerPartNumbers(db: Queries, companyId: string, typed: string): Promise<Suggestion[]> {
  const text = typed.trim()
  if (!/[\p{L}\p{N}]/u.test(text) || text.length > maxCustomerPartNumberLength) return []
  const found = (await findOpenings(db, { companyId, text })) ?? []
  return found.map(({ customerPartNumber, articleId, machining, articleNo, productNr }) => ({
    // The part has machining, so the page must show it as a designation.
    kind: isMachined(machining) ? 'designation' : 'article',
    text: customerPartNumber,
    id: articleId,
    articleNo,
    productNr,
  }))
}

interface Named extends Machining {
  articleId: string
}

/**
 * Returns the other part that a customer part number names because it is also an article number; null if it is the same
 * part.
 */
export function conflictingArticle(catalogue: Catalogue, customerPartNumber: string, own: Named): FoundPart | null {
  const read = findNumber(catalogue, customerPartNumber)
  if (read === null || read === 'unknown') return null
  const isSame = read.articleId === own.articleId && hasSameOptions(read, { ...noOptions, ...machiningOf(own) })
  return isSame ? null : read
}

/** Returns its number. */
export function otherArticle(catalogue: Catalogue, customerPartNumber: string, own: Named): string | null {
  const read = conflictingArticle(catalogue, customerPartNumber, own)
  return read && formatConfiguredPart(read)
}
