import { joinOptions, type PartOptions } from '@normwerk/parts/configured-part'
import type { Wish } from '@normwerk/parts/designation/wish'
import type { Columns } from './read-columns.ts'

/** A number's own options with those of the cells beside it; null where they contradict each other. */
export function joinColumns(own: PartOptions, columns: Columns): (PartOptions & Pick<Columns, 'length'>) | null {
  const { length, options } = columns
  if (own.changedLength !== null && length !== null && own.changedLength !== length) return null
  const joined = joinOptions(own, options)
  return joined && { ...joined, length: own.changedLength === null ? length : null }
}

/** A wish with what the cells beside it say; null where they contradict each other. */
export function joinWish(wish: Wish, columns: Columns): Wish | null {
  const options = joinColumns(wish, columns)
  if (options === null) return null
  const { length, toleranceClass, certificate } = options
  const joined: Wish = {
    ...wish,
    toleranceClass,
    certificate,
    // Said again when the part is chosen, unless the cell has just named it.
    assumed: wish.assumed.filter((assumption) => assumption !== 'toleranceClass'),
  }
  const stocked = wish.sizes.length
  if (length === null) return joined
  if (toleranceClass === null && stocked === undefined) return { ...joined, sizes: { ...wish.sizes, length } }
  if (toleranceClass === null && stocked === length) return joined
  return stocked !== undefined && length > stocked ? null : { ...joined, changedLength: length }
}
