import type { Attribute, SearchIndex } from '../search-index.ts'
import type { FilterGroup } from './filter-groups.ts'

export interface FacetValue {
  value: number | string
  count: number
  selected: boolean
}

/** The values of one attribute that the buyer can choose from. */
export interface Facet {
  name: string
  kind: 'number' | 'choice'
  /** For an attribute of numbers: the lowest and the highest value with a count above 0. */
  min?: number
  max?: number
  /** Ascending; a value that no longer occurs stays with count 0. Empty if there are too many values to list. */
  values: FacetValue[]
}

/** Longest list of values: sending a longer one costs more than the search, and buyers do not read it. */
export const maxListed = 500

/** Longest compact list of numbers: buyers enter a range instead of reading hundreds of numbers. */
const maxNumbers = 200

/**
 * Returns the facets of a selection in the order in which the attributes were declared. A facet lists every value that
 * occurs in the candidate products (`null`: all) before any filter, and every chosen value. If these are more than
 * `maxListed`, values with count 0 are left out; if they are still too many, only the chosen values are listed. An
 * attribute of numbers is then a range between its limits; an attribute of texts without values has no facet.
 * @param isCompact lists only chosen values and values with a count above 0, and of numbers at most `maxNumbers`
 */
export function listFacets(
  index: SearchIndex,
  counts: Uint32Array,
  groups: readonly FilterGroup[],
  candidates: Uint32Array | null,
  isCompact = false,
): Facet[] {
  const occurs = isCompact || candidates === null ? null : markOccurring(index, candidates)
  const chosen = new Map(groups.map((group) => [group.attribute, group.named]))
  return index.attributes.flatMap((attribute, place) => {
    const facet = facetOf(attribute, counts, chosen.get(place) ?? none, occurs, isCompact)
    return facet.values.length === 0 && facet.min === undefined ? [] : [facet]
  })
}

const none: ReadonlySet<number> = new Set()

function facetOf(
  { key, kind, values, firstCount }: Attribute,
  counts: Uint32Array,
  chosen: ReadonlySet<number>,
  occurs: Uint8Array | null,
  isCompact: boolean,
): Facet {
  let occurring = 0
  let counting = 0
  let low = 0
  let high = 0
  for (let code = 1; code <= values.length; code++) {
    if (occurs === null || occurs[firstCount + code] === 1) occurring++
    if (counts[firstCount + code] === 0) continue
    counting++
    if (low === 0) low = code
    high = code
  }
  const facet: Facet = { name: key, kind, values: [] }
  if (kind === 'number' && low > 0) {
    facet.min = Number(values[low - 1])
    facet.max = Number(values[high - 1])
  }
  const add = (code: number) => {
    const value = values[code - 1]
    if (value === undefined) return
    facet.values.push({ value, count: counts[firstCount + code] ?? 0, selected: chosen.has(code) })
  }
  if (counting > (isCompact && kind === 'number' ? maxNumbers : maxListed)) {
    for (const code of [...chosen].sort((a, b) => a - b)) add(code)
    return facet
  }
  const onlyCounting = isCompact || occurring > maxListed
  for (let code = 1; code <= values.length; code++) {
    const place = firstCount + code
    const isOpen = onlyCounting ? counts[place] !== 0 : occurs === null || occurs[place] === 1
    if (isOpen || chosen.has(code)) add(code)
  }
  return facet
}

function markOccurring(index: SearchIndex, candidates: Uint32Array): Uint8Array {
  const { firstOf, attribute, firstEntry, entryCode } = index.strips
  const occurs = new Uint8Array(index.countLength)
  for (const product of candidates) {
    const behind = firstOf[product + 1] ?? 0
    for (let strip = firstOf[product] ?? 0; strip < behind; strip++) {
      const firstCount = index.attributes[attribute[strip] ?? 0]?.firstCount ?? 0
      const last = firstEntry[strip + 1] ?? 0
      for (let entry = firstEntry[strip] ?? 0; entry < last; entry++) occurs[firstCount + (entryCode[entry] ?? 0)] = 1
    }
  }
  return occurs
}
