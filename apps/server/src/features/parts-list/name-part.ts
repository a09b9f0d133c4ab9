import type { PartsListRow } from '@normwerk/contract/parts-list'
import { fillOptions, hasSameOptions } from '@normwerk/parts/configured-part'
import { isRejection, type PartRequest } from '@normwerk/parts/designation/part-request'
import { readConfiguredNumber } from '@normwerk/parts/designation/read-configured-number'
import { type FoundPart, findNumber } from '../catalogue/find-number.ts'
import { conflictingArticle } from '../customer-part-number/find-customer-part-number.ts'
import type { Columns } from './read-row.ts'
import {
  isNamed,
  joinColumns,
  type Match,
  type NamedPart,
  type ReadPartRequest,
  readWords,
  type Sources,
} from './read-words.ts'

/** Returns the texts that name a row's part, the cell for numbers first. */
export function textsOf({ articleNo, designation }: Pick<PartsListRow, 'articleNo' | 'designation'>): string[] {
  return [articleNo, designation].flatMap((text) => (text?.trim() ? [text.trim()] : []))
}

/**
 * Finds the part of a row: the one that the buyer chose, else the one that a customer part number or an article number
 * names exactly, else the one that another number or a designation requests.
 */
export function namePart(sources: Sources, row: PartsListRow, columns: Columns): Match {
  const texts = textsOf(row)
  if (row.productDimensionId)
    return { ...chosenPart(row.productDimensionId, columns), quantity: piecesIn(sources.readPartRequest, texts) }
  // An unknown article number is a mistake, so the rest of the row may be one too.
  let needsConfirmation = false
  for (const text of texts) {
    const own = sources.customerPartNumbers.get(text)
    const numbered = own ?? findNumber(sources.catalogue, text)
    if (numbered === 'unknown') needsConfirmation = true
    else if (numbered !== null) {
      const others = texts.filter((other) => other !== text)
      const ambiguousMatch = own === undefined ? null : conflictingArticle(sources.catalogue, text, own)
      // A customer part number names the cut, but not its tolerance.
      const named = own === undefined ? numbered : { ...numbered, toleranceClass: null }
      return applyWords(sources, named.articleNumber, numberedPart(named, columns, ambiguousMatch), others)
    }
  }
  const readings = texts.map((text) => readWords(sources, text, columns))
  const part = readings.find(isNamed)
  if (part !== undefined) return { ...part, needsConfirmation: needsConfirmation || part.needsConfirmation }
  return readings.find((reading) => reading !== null) ?? null
}

const nothingElse = {
  quantity: null,
  assumed: [],
  alternatives: [],
  unread: [],
  needsConfirmation: false,
  ambiguousMatch: null,
  crossReference: null,
} as const satisfies Partial<NamedPart>

function chosenPart(articleId: string, { length, options }: Columns): NamedPart {
  return { ...nothingElse, ...options, articleId, length }
}

function numberedPart(named: FoundPart, columns: Columns, ambiguousMatch: FoundPart | null): Match {
  const options = joinColumns(named, columns)
  if (options === null) return { rowError: 'contradictory' }
  const { articleId } = named
  return {
    ...{ ...nothingElse, ...options, articleId },
    // It is suggested as a stock part.
    ...(ambiguousMatch !== null && { needsConfirmation: true, ambiguousMatch: ambiguousMatch.articleNumber }),
  }
}

/**
 * The words beside a number may add to it, as "gekürzt auf 147,25", or contradict it, or say what nobody can read: the
 * part is then only offered, and the buyer must confirm it.
 */
function applyWords(
  { catalogue: { assortment }, readPartRequest }: Sources,
  articleNumber: string,
  match: Match,
  words: readonly string[],
): Match {
  if (!isNamed(match)) return match
  // The words of the maker of a general product are read by nobody.
  if (readConfiguredNumber(articleNumber, assortment) === null) return match
  return words.reduce((part, text) => applyText(part, text), match)

  function applyText(part: NamedPart, text: string): NamedPart {
    const joined = readPartRequest(`${articleNumber} ${text}`)
    const partRequest = isRejection(joined) ? readPartRequest(text) : joined
    if (!isRejection(partRequest)) return addOptions(part, partRequest, isRejection(joined))
    const unread = isRejection(joined) ? (joined.proposals?.[0]?.unread ?? [text]) : []
    return { ...part, unread: [...part.unread, ...unread], needsConfirmation: true }
  }
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
function piecesIn(readPartRequest: ReadPartRequest, words: readonly string[]): number | null {
  const partRequests = words.map(readPartRequest)
  return (
    partRequests.flatMap((partRequest) => (isRejection(partRequest) ? [] : (partRequest.quantity ?? [])))[0] ?? null
  )
}
