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
  /** Of a number attribute: lowest and highest value that still counts. */
  min?: number
  max?: number
  /** Ascending; a value that no longer occurs keeps its place with count 0. None where there are too many to list. */
  values: FacetValue[]
}

/** A number attribute of more values is a range: its facet names the limits alone; a choice of more has no facet. */
const mostListed = 0xffff

/**
 * Facets of a selection, in the order in which the attributes were declared: every value that occurs in the
 * candidate products (`null`: all) before any filter, or is chosen.
 */
export function listFacets(
  index: SearchIndex,
  counts: Uint32Array,
  groups: readonly FilterGroup[],
  candidates: Uint32Array | null,
): Facet[] {
  const occurs = candidates === null ? null : markOccurring(index, candidates)
  const chosen = new Map(groups.map((group) => [group.attribute, group]))
  return index.attributes.flatMap((attribute, place) => {
    if (attribute.values.length > mostListed) return rangeOf(attribute, counts, occurs)
    const facet = facetOf(attribute, counts, chosen.get(place), occurs)
    return facet.values.length === 0 ? [] : [facet]
  })
}

function rangeOf(attribute: Attribute, counts: Uint32Array, occurs: Uint8Array | null): Facet[] {
  const { key, kind, values, firstCount } = attribute
  const first = firstCount + 1
  const behind = first + values.length
  if (kind === 'choice' || occurs?.subarray(first, behind).includes(1) === false) return []
  let low = first
  while (low < behind && counts[low] === 0) low++
  if (low === behind) return [{ name: key, kind, values: [] }]
  let high = behind - 1
  while (counts[high] === 0) high--
  return [{ name: key, kind, min: Number(values[low - first]), max: Number(values[high - first]), values: [] }]
}

function facetOf(
  attribute: Attribute,
  counts: Uint32Array,
  group: FilterGroup | undefined,
  occurs: Uint8Array | null,
): Facet {
  const facet: Facet = { name: attribute.key, kind: attribute.kind, values: [] }
  for (const [at, value] of attribute.values.entries()) {
    const code = at + 1
    const selected = group?.named.has(code) ?? false
    if (occurs !== null && occurs[attribute.firstCount + code] !== 1 && !selected) continue
    const count = counts[attribute.firstCount + code] ?? 0
    facet.values.push({ value, count, selected })
    if (count === 0 || typeof value === 'string') continue
    facet.min ??= value
    facet.max = value
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
