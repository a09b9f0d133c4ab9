import type { Assortment, Offer } from '../assortment.ts'
import { familyOf, type SizeKey } from '../families/families.ts'
import { formatMillimetres } from '../format-millimetres.ts'
import type { PartRequest } from './part-request.ts'

/**
 * Returns the beginnings of the numbers of all articles that can answer a request, one per possible material:
 * `AZH-3.2x`. The length is left out if a longer blank may be cut.
 */
export function requestPrefixes(partRequest: PartRequest, assortment: Assortment): string[] {
  const { numberKeys: keys, minLength } = familyOf(partRequest.family)
  const isCut = minLength !== undefined
  const isOpen = (key: SizeKey) => partRequest.sizes[key] === undefined || (key === 'length' && isCut)
  const firstOpen = keys.findIndex(isOpen)
  const known = firstOpen < 0 ? keys : keys.slice(0, firstOpen)
  const joined = known.map((key) => formatMillimetres(partRequest.sizes[key] ?? 0)).join('x')
  const sizes = firstOpen > 0 ? `${joined}x` : joined
  return materialsOf(partRequest, assortment).map((code) => `${partRequest.family}${code}-${sizes}`)
}

/** Returns the possible materials of a request, the best first; through-hardened ones if only a coating is named. */
export function materialsOf(partRequest: PartRequest, { offers, materials }: Assortment): readonly string[] {
  if (partRequest.material !== null)
    return [partRequest.material, ...(partRequest.materials ?? []).filter((code) => code !== partRequest.material)]
  const offered = (offers.get(partRequest.family) ?? []).filter(({ coating }) => coating === partRequest.coating)
  const isHard = ({ material }: Offer) => materials.get(material)?.finish.includes('hardened') === true
  const sorted =
    partRequest.coating === null ? offered : [...offered.filter(isHard), ...offered.filter((offer) => !isHard(offer))]
  return sorted.map(({ material }) => material)
}
