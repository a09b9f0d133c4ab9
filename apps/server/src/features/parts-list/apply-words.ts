import { fillOptions, hasSameOptions } from '@normwerk/parts/configured-part'
import { isRejection } from '@normwerk/parts/designation/part-request'
import { isNamed, type Match } from './named-part.ts'
import type { ReadPartRequest } from './read-words.ts'

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
