import type { HeadFlats } from '@normwerk/parts/configured-part'
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
    const { changedLength, toleranceClass, certificate, headFlats } = wish
    const cut = part.changedLength ?? part.length
    const asksMore =
      (changedLength !== null && changedLength !== cut) ||
      (certificate && !part.certificate) ||
      (headFlats !== null && !hasSameFlats(headFlats, part.headFlats))
    part = {
      ...part,
      quantity: part.quantity ?? wish.quantity,
      changedLength: cut === null ? changedLength : part.changedLength,
      toleranceClass: part.toleranceClass ?? (changedLength === null ? null : toleranceClass),
      certificate: part.certificate || certificate,
      headFlats: part.headFlats ?? headFlats,
      isDoubtful: part.isDoubtful || asksMore,
    }
  }
  return part
}

function hasSameFlats(one: HeadFlats, other: HeadFlats | null): boolean {
  return other !== null && one.arrangement === other.arrangement && one.distance === other.distance
}

/** The pieces that words ask for; of a part that the buyer chose they still say how many. */
export function piecesIn(readWish: ReadWish, words: readonly string[]): number | null {
  const wishes = words.map(readWish)
  return wishes.flatMap((wish) => (isRefusal(wish) ? [] : (wish.quantity ?? [])))[0] ?? null
}
