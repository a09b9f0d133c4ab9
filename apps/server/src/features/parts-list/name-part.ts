import type { PartsListRow } from '@normwerk/contract/parts-list'
import { fillOptions, hasSameOptions } from '@normwerk/parts/configured-part'
import { explainRequest } from '@normwerk/parts/designation/explain-request'
import { isRejection, type PartRequest } from '@normwerk/parts/designation/part-request'
import { readConfiguredNumber } from '@normwerk/parts/designation/read-configured-number'
import type { Catalogue } from '../catalogue/index/live-catalogue.ts'
import {
  type Columns,
  differs,
  isCertain,
  isNamed,
  isRejected,
  type Match,
  type NamedPart,
  nameByNumber,
  nothingElse,
  type ReadPartRequest,
  type Rejected,
  readWords,
  type Sources,
} from '../catalogue/name-text.ts'
import { resolvePartRequest } from '../catalogue/resolve-part-request.ts'

/**
 * Returns the words that apply to a row besides its own, the nearest first: the heading of its section, and with it
 * the title of the list.
 */
export function contextsOf({ catalogue }: Pick<Sources, 'catalogue'>, { section, title }: PartsListRow): string[] {
  const near = section?.trim() ?? ''
  const far = title == null ? '' : catalogue.readTitle(title)
  return [...new Set([near, `${far} ${near}`.trim()])].filter((context) => context !== '')
}

/**
 * Reads a text alone, and if that leaves the part open, below the headings above its row: `6x200` below
 * `Auswerferstifte nitriert`. Words of the row that contradict a heading count more than the heading.
 */
function readInContext(sources: Sources, row: PartsListRow, text: string, columns: Columns): Match {
  const alone = readWords(sources, text, columns)
  if (isSettled(alone) || isRejected(alone)) return alone
  const joined = contextsOf(sources, row).map((context) => readWords(sources, `${context} ${text}`, columns))
  return joined.find(isSettled) ?? [alone, ...joined].find(isNamed) ?? alone
}

/** Whether a text names its part with its material. */
function isSettled(match: Match): boolean {
  return isCertain(match) && !match.assumed.includes('material') && !differs(match)
}

/** Returns the texts that name a row's part, the cell for numbers first. */
export function textsOf({ articleNo, designation }: Pick<PartsListRow, 'articleNo' | 'designation'>): string[] {
  return [articleNo, designation].flatMap((text) => (text?.trim() ? [text.trim()] : []))
}

/** The part that a row names, before it is validated: by its texts, or by the choice of the buyer. */
export type RowPart = Omit<NamedPart, 'articleNumber'> & {
  /** Null if the buyer chose the article by its id. */
  articleNumber: string | null
}

/** Null: no text of the row can be read, or the shop does not stock the requested part. */
export type RowMatch = RowPart | Rejected | null

/**
 * Finds the part of a row: the one that the buyer chose, else the one that a customer part number or an article number
 * names exactly, else the one that another number or a designation requests.
 */
export function namePart(sources: Sources, row: PartsListRow, columns: Columns): RowMatch {
  const texts = textsOf(row)
  if (row.productDimensionId) {
    const quantity = piecesIn(sources.readPartRequest, texts)
    const { length, options } = columns
    const chosen = { articleId: row.productDimensionId, articleNumber: null }
    return { ...nothingElse, ...options, ...chosen, length, quantity }
  }
  // An unknown article number is a mistake, so the rest of the row may be one too.
  let needsConfirmation = false
  for (const text of texts) {
    const numbered = nameByNumber(sources, text, columns)
    if (numbered === 'unknown') needsConfirmation = true
    else if (isNamed(numbered)) {
      const others = texts.filter((other) => other !== text)
      return applyWords(sources, numbered, text, others)
    } else if (numbered !== null) return numbered
  }
  const readings = texts.map((text) => readInContext(sources, row, text, columns))
  const named = readings.filter(isNamed)
  const part = named.find((other) => named[0] !== undefined && completes(other, named[0])) ?? named[0]
  if (part !== undefined) return { ...part, needsConfirmation: needsConfirmation || part.needsConfirmation }
  return readings.find((reading) => reading !== null) ?? null
}

/** Whether a text says what another one leaves open about the same part: `EJECTOR PIN D5 X 160 NITRIDED` of `EJ_PIN_D5_L160`. */
function completes(text: NamedPart, other: NamedPart): boolean {
  const isSame = text.articleNumber === other.articleNumber || other.alternatives.includes(text.articleNumber)
  return isSame && text.assumed.length < other.assumed.length && isCertain(text)
}

/**
 * The words beside a number may add to it, as "gekürzt auf 147,25", or contradict it, or say what nobody can read: the
 * part is then only offered, and the buyer must confirm it.
 */
function applyWords(
  { catalogue, readPartRequest }: Sources,
  numbered: NamedPart,
  stated: string,
  words: readonly string[],
): NamedPart {
  const { assortment } = catalogue
  const { articleNumber } = numbered
  // A number with a cut says what "gekürzt" beside it means.
  const number = readConfiguredNumber(stated, assortment) === null ? articleNumber : stated
  // The words of the maker of a general product are read by nobody.
  if (readConfiguredNumber(articleNumber, assortment) === null) return numbered
  return words.reduce((part, text) => applyText(part, text), numbered)

  function applyText(part: NamedPart, text: string): NamedPart {
    const joined = readPartRequest(`${number} ${text}`)
    const partRequest = isRejection(joined) ? readPartRequest(text) : joined
    if (!isRejection(partRequest)) {
      const reading = [...part.reading, ...explainRequest(partRequest, assortment)]
      return { ...addOptions(part, partRequest, isRejection(joined)), reading }
    }
    if (partRequest.bySizes?.some((sized) => resolvesTo(catalogue, sized, part))) return part
    const unread = isRejection(joined) ? (joined.proposals?.[0]?.unread ?? [text]) : []
    return { ...part, unread: [...part.unread, ...unread], needsConfirmation: true }
  }
}

/** Whether sizes without the kind of a part are those of this one: `6x147,25` beside `AZH-6x160-L147.25`. */
function resolvesTo(catalogue: Catalogue, sized: PartRequest, part: NamedPart): boolean {
  const resolved = resolvePartRequest(catalogue, sized)
  if (isRejection(resolved) || resolved.unread.length > 0) return false
  return resolved.articleNumber === part.articleNumber && resolved.changedLength === part.changedLength
}

/** @param contradicts the words name another part than the number */
function addOptions(part: NamedPart, partRequest: PartRequest, contradicts: boolean): NamedPart {
  const { changedLength, toleranceClass } = partRequest
  const cut = part.changedLength ?? part.length
  const said = { ...part, changedLength: cut, toleranceClass: null }
  const asksMore = !hasSameOptions(fillOptions({ ...partRequest, toleranceClass: null }, said), said)
  const more = {
    ...partRequest,
    changedLength: cut === null ? changedLength : null,
    toleranceClass: changedLength === null ? null : toleranceClass,
  }
  return {
    ...part,
    ...fillOptions(part, more),
    quantity: part.quantity ?? partRequest.quantity,
    needsConfirmation: part.needsConfirmation || asksMore || contradicts,
  }
}

/** Returns the quantity that words name; it counts even for a part that the buyer chose. */
export function piecesIn(readPartRequest: ReadPartRequest, words: readonly string[]): number | null {
  const partRequests = words.map(readPartRequest)
  return (
    partRequests.flatMap((partRequest) => (isRejection(partRequest) ? [] : (partRequest.quantity ?? [])))[0] ?? null
  )
}
