import { fillOptions, hasSameOptions } from '@normwerk/parts/configured-part'
import { isRefusal } from '@normwerk/parts/designation/wish'
import { isNamed, type Naming } from './named-part.ts'
import type { ReadWish } from './read-words.ts'

/**
 * The words beside a number may ask for what the number does not say, as "gekürzt auf 147,25", or for something else:
 * it is offered, but the buyer has to look at it.
 */
export function heedWords(readWish: ReadWish, naming: Naming, words: readonly string[]): Naming {
  if (!isNamed(naming)) return naming
  let part = naming
  for (const wish of words.map(readWish)) {
    if (isRefusal(wish)) continue
    const { changedLength, toleranceClass } = wish
    const cut = part.changedLength ?? part.length
    const said = { ...part, changedLength: cut, toleranceClass: null }
    const asksMore = !hasSameOptions(fillOptions({ ...wish, toleranceClass: null }, said), said)
    const more = {
      ...wish,
      changedLength: cut === null ? changedLength : null,
      toleranceClass: changedLength === null ? null : toleranceClass,
    }
    part = {
      ...part,
      ...fillOptions(part, more),
      quantity: part.quantity ?? wish.quantity,
      isDoubtful: part.isDoubtful || asksMore,
    }
  }
  return part
}

/** The pieces that words ask for; of a part that the buyer chose they still say how many. */
export function piecesIn(readWish: ReadWish, words: readonly string[]): number | null {
  const wishes = words.map(readWish)
  return wishes.flatMap((wish) => (isRefusal(wish) ? [] : (wish.quantity ?? [])))[0] ?? null
}
