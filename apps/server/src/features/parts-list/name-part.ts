import type { PartsListRow } from '@normwerk/contract/parts-list'
import { fillOptions, hasSameOptions } from '@normwerk/parts/configured-part'
import { isRejection } from '@normwerk/parts/designation/part-request'
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
      return applyWords(sources.readPartRequest, numberedPart(named, columns, ambiguousMatch), others)
    }
  }
  const readings = texts.map((text) => readWords(sources, text, columns))
  const part = readings.find(isNamed)
  if (part !== undefined) return { ...part, needsConfirmation }
  return readings.find((reading) => reading !== null) ?? null
}

const nothingElse = {
  quantity: null,
  assumed: [],
  alternatives: [],
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
 * The words beside a number may add to it, as "gekürzt auf 147,25", or contradict it: the part is then only offered,
 * and the buyer must confirm it.
 */
export function applyWords(readPartRequest: ReadPartRequest, match: Match, words: readonly string[]): Match {
  if (!isNamed(match)) return match
  let part = match
  for (const partRequest of words.map(readPartRequest)) {
    if (isRejection(partRequest)) continue
    const { changedLength, toleranceClass } = partRequest
    const cut = part.changedLength ?? part.length
    const said = { ...part, changedLength: cut, toleranceClass: null }
    const asksMore = !hasSameOptions(fillOptions({ ...partRequest, toleranceClass: null }, said), said)
    const more = {
      ...partRequest,
      changedLength: cut === null ? changedLength : null,
      toleranceClass: changedLength === null ? null : toleranceClass,
    }
    part = {
      ...part,
      ...fillOptions(part, more),
      quantity: part.quantity ?? partRequest.quantity,
      needsConfirmation: part.needsConfirmation || asksMore,
    }
  }
  return part
}

/** Returns the quantity that words name; it counts even for a part that the buyer chose. */
export function piecesIn(readPartRequest: ReadPartRequest, words: readonly string[]): number | null {
  const partRequests = words.map(readPartRequest)
  return (
    partRequests.flatMap((partRequest) => (isRejection(partRequest) ? [] : (partRequest.quantity ?? [])))[0] ?? null
  )
}
