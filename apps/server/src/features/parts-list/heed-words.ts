import { readDesignation } from '@normwerk/parts/designation/read-designation'
import { isRefusal } from '@normwerk/parts/designation/wish'
import { isNamed, type Naming } from './named-part.ts'

/**
 * The words beside a number may ask for what the number does not say, as "gekürzt auf 147,25": it is offered, but the
 * buyer has to look at it.
 */
export function heedWords(naming: Naming, words: readonly string[]): Naming {
  if (!isNamed(naming)) return naming
  let part = naming
  for (const text of words) {
    const wish = readDesignation(text)
    if (isRefusal(wish)) continue
    const { changedLength, certificate31, quantity } = wish
    const isCut = part.changedLength !== null || part.length !== null
    part = {
      ...part,
      quantity: part.quantity ?? quantity,
      changedLength: isCut ? part.changedLength : changedLength,
      toleranceClass: part.toleranceClass ?? (changedLength === null ? null : wish.toleranceClass),
      certificate31: part.certificate31 || certificate31,
      isDoubtful: part.isDoubtful || (!isCut && changedLength !== null) || (certificate31 && !part.certificate31),
    }
  }
  return part
}
