import type { RowError } from '@normwerk/contract/parts-list'
import { fillOptions, joinOptions, machiningOf, noOptions, type PartOptions } from '@normwerk/parts/configured-part'
import { resolveNumber } from '@normwerk/parts/cross-reference/resolve-number'
import { arrangeSizes } from '@normwerk/parts/designation/arrange-sizes'
import { explainRequest, type ReadPiece } from '@normwerk/parts/designation/explain-request'
import {
  type Assumption,
  isRejection,
  type PartRequest,
  type Rejection,
  type RejectionReason,
} from '@normwerk/parts/designation/part-request'
import { meaningOf } from '@normwerk/parts/designation/place-sizes'
import { familyOf, findFamily } from '@normwerk/parts/families/families'
import { conflictingArticle } from '../customer-part-number/find-customer-part-number.ts'
import type { Catalogue } from './index/live-catalogue.ts'
import { resolvePartRequest } from './resolve-part-request.ts'
import { findGeneral } from './search/find-general.ts'
import { type FoundPart, findNumber } from './search/find-number.ts'

/** The part that a text names, before it is validated. */
export interface NamedPart extends FoundPart {
  /** A length named beside the part: if it is not the stock length, the part is cut to it. */
  length: number | null
  /** Pieces, if the text names them. */
  quantity: number | null
  assumed: readonly Assumption[]
  /** Article numbers of the same part in the other materials that the text allows. */
  alternatives: readonly string[]
  /** Pieces of the texts that could not be read. */
  unread: readonly string[]
  /** What the pieces of the text mean. */
  reading: readonly ReadPiece[]
  /** The buyer must confirm the part, independent of assumptions. */
  needsConfirmation: boolean
  /** Article number of another part with the same text; the buyer must choose between the two. */
  ambiguousMatch: string | null
  crossReference: { maker: string; differences: string | null } | null
}

export interface Rejected {
  rowError: RowError
}

/** Null: no text can be read, or the shop does not stock the requested part. */
export type Match = NamedPart | Rejected | null

export function isNamed<Part extends object>(match: Part | Rejected | null): match is Part {
  return match !== null && !isRejected(match)
}

export function isRejected(match: object | null): match is Rejected {
  return match !== null && 'rowError' in match
}

/** What other cells of its row say about the part of a text. */
export interface Columns {
  /** Of the part: the stock length or the one to cut to. */
  length: number | null
  /** Without a changed length. */
  options: PartOptions
}

const noColumns: Columns = { length: null, options: noOptions }

export type ReadPartRequest = (text: string) => PartRequest | Rejection

export interface Sources {
  catalogue: Catalogue
  /** The company's numbers, by the text that names them. */
  customerPartNumbers: ReadonlyMap<string, FoundPart>
  readPartRequest: ReadPartRequest
}

/** Sources without the numbers of a company. */
export type ShopSources = Omit<Sources, 'customerPartNumbers'>

/** Rejections that say more than that the part does not exist. */
const rowErrors: Partial<Record<RejectionReason, RowError>> = {
  lengthTooShort: 'lengthOutOfRange',
  lengthTooLong: 'lengthOutOfRange',
  notTrimmable: 'lengthOutOfRange',
  lengthStep: 'lengthStep',
  toleranceUnknown: 'toleranceNotOffered',
  toleranceNotHeld: 'toleranceNotOffered',
  certificateNotOffered: 'certificateNotOffered',
  familyContradictory: 'contradictory',
  sizesContradictory: 'contradictory',
  materialContradictory: 'contradictory',
}

/**
 * Whether a text names one part and all of it could be read. Its assumptions are shown beside the part; without certainty
 * the part is only proposed.
 */
export function isCertain<Part extends Pick<NamedPart, 'needsConfirmation' | 'unread'>>(
  match: Part | Rejected | null,
): match is Part {
  return isNamed(match) && !match.needsConfirmation && match.unread.length === 0
}

/** Whether a part differs from the other maker's part that it replaces. */
export function differs({ crossReference }: Pick<NamedPart, 'crossReference'>): boolean {
  return crossReference !== null && crossReference.differences !== null
}

/** Returns what a text leaves open; `options` have the tolerance class that the shop chose for a cut. */
export function assumptionsOf(
  { assumed, toleranceClass }: Pick<NamedPart, 'assumed' | 'toleranceClass'>,
  options: PartOptions,
): Assumption[] {
  const isOpen = options.toleranceClass !== null && toleranceClass === null && !assumed.includes('toleranceClass')
  return isOpen ? [...assumed, 'toleranceClass'] : [...assumed]
}

/**
 * Finds the part that a text names: the search, the cart, parts lists and customer part numbers all ask here. A customer
 * part number precedes an article number of the shop, which precedes a designation and another maker's number.
 */
export function nameText(sources: Sources, text: string): Match {
  const numbered = nameByNumber(sources, text, noColumns)
  if (numbered !== null && numbered !== 'unknown') return numbered
  return /\d/.test(text) ? readWords(sources, text, noColumns) : null
}

/**
 * Finds the part whose number a text is, together with the other cells. 'unknown' is an article number that the
 * catalogue does not have; null is no number.
 */
export function nameByNumber(
  { catalogue, customerPartNumbers }: Sources,
  text: string,
  columns: Columns,
): Match | 'unknown' {
  const own = customerPartNumbers.get(text)
  const numbered = own ?? findNumber(catalogue, text)
  if (numbered === null || numbered === 'unknown') return numbered
  const options = joinColumns(numbered, columns)
  if (options === null) return { rowError: 'contradictory' }
  const ambiguousMatch = own === undefined ? null : conflictingArticle(catalogue, text, own)
  return {
    ...{ ...nothingElse, ...numbered, ...options },
    // It is suggested as a stock part.
    ...(ambiguousMatch !== null && { needsConfirmation: true, ambiguousMatch: ambiguousMatch.articleNumber }),
  }
}

/** What else a number says of its part. */
export const nothingElse = {
  quantity: null,
  assumed: [],
  alternatives: [],
  unread: [],
  reading: [],
  needsConfirmation: false,
  ambiguousMatch: null,
  crossReference: null,
} as const satisfies Partial<NamedPart>

/**
 * Finds the part that a text requests, as a designation or as another maker's number, together with the other cells.
 */
export function readWords({ catalogue, readPartRequest }: Sources, text: string, columns: Columns): Match {
  const partRequest = readPartRequest(text)
  const said = isRejection(partRequest) ? rejectedFor(partRequest) : resolve(catalogue, partRequest, columns)
  if (isNamed(said)) return said
  const inOtherOrder = resolveArranged(catalogue, arrangedOf(partRequest), columns)
  if (inOtherOrder !== null) return inOtherOrder
  const foreign = resolveNumber(catalogue.crossReferences, text)
  if (foreign === null) {
    if (said !== null || !isRejection(partRequest)) return said
    return proposed(catalogue, partRequest, columns) ?? nameGeneralPart(catalogue, text, columns)
  }
  const { maker, differences } = foreign.reference
  const meant = resolve(catalogue, foreign.partRequest, columns)
  return isNamed(meant) ? { ...meant, crossReference: { maker, differences } } : meant
}

function arrangedOf(reading: PartRequest | Rejection): readonly PartRequest[] {
  return isRejection(reading) ? (reading.arranged ?? []) : arrangeSizes(reading)
}

/** Returns the stocked part whose sizes are those of a text in another order; of several ones the first, to be confirmed. */
function resolveArranged(
  catalogue: Catalogue,
  partRequests: readonly PartRequest[],
  columns: Columns,
): NamedPart | null {
  const found = partRequests.map((partRequest) => resolve(catalogue, partRequest, columns)).filter(isNamed)
  // Nearly any figure may be a length to cut to, so that only stocked lengths and stated cuts show the order.
  const [first, ...others] = found.filter(({ assumed }) => !assumed.includes('length'))
  if (first === undefined) return null
  const isOnly = others.every(({ articleNumber }) => articleNumber === first.articleNumber)
  return isOnly ? first : { ...first, needsConfirmation: true }
}

/** Returns the part that a text means without its unread pieces; null if there is none or more than one. */
function proposed(catalogue: Catalogue, rejection: Rejection, columns: Columns): Match {
  const { proposals = [] } = rejection
  const [only = null, second] = proposals.map((partRequest) => resolve(catalogue, partRequest, columns)).filter(isNamed)
  if (second !== undefined || only === null) return null
  const isCertain = isOfPlates(rejection) && only.assumed.length === 0 && only.unread.length === 0
  return { ...only, needsConfirmation: !isCertain || only.needsConfirmation }
}

/** Whether a word may mean several plates, as "Aufspannplatte" one with or without overhang: the three sizes tell which. */
function isOfPlates({ rejected, detail }: Rejection): boolean {
  const codes = detail.split(' ')
  const isPlate = (code: string) => findFamily(code)?.sizes.some(({ key }) => key === 'thickness') === true
  return rejected === 'familyMissing' && codes.length > 1 && codes.every(isPlate)
}

/** Returns the article of a general product if a text names one and nothing else; another cell with a length is a question. */
function nameGeneralPart(catalogue: Catalogue, text: string, columns: Columns): NamedPart | null {
  const general = columns.length === null ? findGeneral(catalogue, text) : null
  const [article] = general?.articles ?? []
  if (general === null || !general.isCertain || article === undefined) return null
  const { articleNo: articleNumber, id: articleId } = article
  const reading: ReadPiece[] = [{ text, meanings: [{ kind: 'word', texts: general.product.name }] }]
  return { ...nothingElse, ...fillOptions(noOptions, columns.options), articleNumber, articleId, length: null, reading }
}

function resolve(catalogue: Catalogue, partRequest: PartRequest, columns: Columns): Match {
  const joined = joinPartRequest(partRequest, columns)
  if (joined === null) return { rowError: 'contradictory' }
  const resolved = resolvePartRequest(catalogue, joined)
  if (isRejection(resolved)) return rejectedFor(resolved)
  const { alternatives, ...part } = resolved
  return {
    ...part,
    length: null,
    ...machiningOf(fillOptions(part, columns.options)),
    alternatives: alternatives.map(({ articleNumber }) => articleNumber),
    reading: explainRequest(asAnswered(joined, part), catalogue.assortment),
    // A tolerance belongs to a cut, whose length is missing.
    needsConfirmation: joined.toleranceClass !== null && part.changedLength === null,
    ambiguousMatch: null,
    crossReference: null,
  }
}

/** Returns the request as the part answers it: a word for a cut without a length leaves the stocked length as it is. */
function asAnswered(partRequest: PartRequest, { changedLength }: FoundPart): PartRequest {
  const { cutWord, sizes, said } = partRequest
  if (cutWord === null || changedLength !== null || partRequest.changedLength === null) return partRequest
  return {
    ...partRequest,
    changedLength: null,
    sizes: { ...sizes, length: partRequest.changedLength },
    said: said.filter(({ kind }) => kind !== 'cut'),
  }
}

function rejectedFor({ rejected }: Rejection): Match {
  const rowError = rowErrors[rejected]
  return rowError === undefined ? null : { rowError }
}

/** Joins the options of a number with those of the other cells; null if they contradict each other. */
function joinColumns(own: PartOptions, columns: Columns): (PartOptions & Pick<Columns, 'length'>) | null {
  const { length, options } = columns
  if (own.changedLength !== null && length !== null && own.changedLength !== length) return null
  const joined = joinOptions(own, options)
  return joined && { ...joined, length: own.changedLength === null ? length : null }
}

/** Joins a request with the other cells; null if they contradict each other. */
function joinPartRequest(partRequest: PartRequest, columns: Columns): PartRequest | null {
  const options = joinColumns(partRequest, columns)
  if (options === null) return null
  const { length, toleranceClass, certificate } = options
  const joined: PartRequest = {
    ...partRequest,
    toleranceClass,
    certificate,
    // The class is reported as assumed when the part is chosen, unless the cell has just named it.
    assumed: partRequest.assumed.filter((assumption) => assumption !== 'toleranceClass'),
  }
  // A ring has only a height.
  const key = meaningOf('l', familyOf(partRequest.family)) ?? 'length'
  const stocked = partRequest.sizes[key]
  if (length === null) return joined
  if (toleranceClass === null && stocked === undefined)
    return { ...joined, sizes: { ...partRequest.sizes, [key]: length } }
  if (toleranceClass === null && stocked === length) return joined
  return stocked !== undefined && length > stocked ? null : { ...joined, changedLength: length }
}
