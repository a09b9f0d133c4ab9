import { printSize } from '../article-number/print-article-number.ts'
import { sizeKeys } from '../article-number/size-keys.ts'
import { findLine } from '../families/lines.ts'
import { offersOf } from '../materials/offers.ts'
import type { Wish } from './wish.ts'

/**
 * What the numbers of all articles start with that can answer a wish: `AZH-3.2x`, one per material it may be.
 * The length is left out where a longer blank may be cut.
 */
export function wishPrefixes(wish: Wish): string[] {
  const keys = sizeKeys[wish.family]
  const isOpen = (key: (typeof keys)[number]) => wish.sizes[key] === undefined || (key === 'length' && isCut(wish))
  const firstOpen = keys.findIndex(isOpen)
  const known = firstOpen < 0 ? keys : keys.slice(0, firstOpen)
  const joined = known.map((key) => printSize(wish.sizes[key] ?? 0)).join('x')
  const sizes = firstOpen > 0 ? `${joined}x` : joined
  const line = `${wish.family}${wish.plateType ?? ''}`
  return materialsOf(wish).map((code) => `${line}${code}-${sizes}`)
}

function isCut(wish: Wish): boolean {
  const line = findLine(`${wish.family}${wish.plateType ?? ''}`)
  return line?.rows.some(({ sizes }) => line.shortest(sizes) !== null) ?? false
}

/** The materials a wish may be answered with, the best first; through-hardened ones where only a coating is named. */
export function materialsOf(wish: Wish): readonly string[] {
  if (wish.material !== null) return [wish.material, ...(wish.materials ?? []).filter((code) => code !== wish.material)]
  const { coating } = wish
  const offers = offersOf(`${wish.family}${wish.plateType ?? ''}`)
  const offered = offers.filter((offer) => coating === null || offer.coatings.includes(coating))
  if (coating === null) return offered.map((offer) => offer.material.code)
  const isHard = (offer: (typeof offered)[number]) => offer.material.finish.includes('hardened')
  return [...offered.filter(isHard), ...offered.filter((offer) => !isHard(offer))].map((offer) => offer.material.code)
}
