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
    const { changedLength, toleranceClass, certificate } = wish
    const cut = part.changedLength ?? part.length
    const asksMore = (changedLength !== null && changedLength !== cut) || (certificate && !part.certificate)
    part = {
      ...part,
      quantity: part.quantity ?? wish.quantity,
      changedLength: cut === null ? changedLength : part.changedLength,
      toleranceClass: part.toleranceClass ?? (changedLength === null ? null : toleranceClass),
      certificate: part.certificate || certificate,
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
