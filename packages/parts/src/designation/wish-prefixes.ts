import type { Assortment, Offer } from '../assortment.ts'
import { formatMillimetres } from '../configured-part.ts'
import { familyOf, type SizeKey } from '../families/families.ts'
import type { Wish } from './wish.ts'

/**
 * What the numbers of all articles start with that can answer a wish: `AZH-3.2x`, one per material it may be.
 * The length is left out where a longer blank may be cut.
 */
export function wishPrefixes(wish: Wish, assortment: Assortment): string[] {
  const { numberKeys: keys, minLength } = familyOf(wish.family)
  const isCut = minLength !== undefined
  const isOpen = (key: SizeKey) => wish.sizes[key] === undefined || (key === 'length' && isCut)
  const firstOpen = keys.findIndex(isOpen)
  const known = firstOpen < 0 ? keys : keys.slice(0, firstOpen)
  const joined = known.map((key) => formatMillimetres(wish.sizes[key] ?? 0)).join('x')
  const sizes = firstOpen > 0 ? `${joined}x` : joined
  return materialsOf(wish, assortment).map((code) => `${wish.family}${code}-${sizes}`)
}

/** The materials a wish may be answered with, the best first; through-hardened ones where only a coating is named. */
export function materialsOf(wish: Wish, { offers, materials }: Assortment): readonly string[] {
  if (wish.material !== null) return [wish.material, ...(wish.materials ?? []).filter((code) => code !== wish.material)]
  const offered = (offers.get(wish.family) ?? []).filter(({ coating }) => coating === wish.coating)
  const isHard = ({ material }: Offer) => materials.get(material)?.finish.includes('hardened') === true
  const sorted =
    wish.coating === null ? offered : [...offered.filter(isHard), ...offered.filter((offer) => !isHard(offer))]
  return sorted.map(({ material }) => material)
}
