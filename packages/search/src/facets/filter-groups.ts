import type { Attribute, SearchIndex } from '../search-index.ts'
import { codeOf, codesWithin } from '../value-codes.ts'

/** A filter of one attribute: one of the values, within the range. Both restrict if both are given. */
export interface Filter {
  name: string
  values?: readonly (number | string)[]
  min?: number
  max?: number
}

/** The attribute of a filter that the index does not know. */
export interface UnknownFilter {
  error: 'unknownFilter'
  name: string
}

/** All filters of one attribute as one set of values. */
export interface FilterGroup {
  readonly attribute: number
  /** By code: 1 where the value is chosen. */
  readonly pass: Uint8Array
  /** Lowest and highest chosen code; low above high when none is. */
  readonly low: number
  readonly high: number
  /** Codes named one by one, for the page to mark. */
  readonly named: ReadonlySet<number>
}

/**
 * Groups the filters by attribute, the narrowest group first. Filters of one attribute are alternatives. A range on an
 * attribute of texts is reported as unknown, like an attribute that does not exist.
 */
export function groupFilters(index: SearchIndex, filters: readonly Filter[]): FilterGroup[] | UnknownFilter {
  const byAttribute = new Map<number, Filter[]>()
  for (const filter of filters) {
    const place = index.attributeOf.get(filter.name)
    const kind = place === undefined ? undefined : index.attributes[place]?.kind
    const ranged = filter.min !== undefined || filter.max !== undefined
    if (place === undefined || (ranged && kind === 'choice')) return { error: 'unknownFilter', name: filter.name }
    if (ranged || (filter.values?.length ?? 0) > 0) byAttribute.set(place, [...(byAttribute.get(place) ?? []), filter])
  }
  return [...byAttribute]
    .flatMap(([place, alternatives]) => {
      const attribute = index.attributes[place]
      return attribute === undefined ? [] : [groupOf(place, attribute, alternatives)]
    })
    .map((group) => ({ group, share: passingShare(index, group) }))
    .sort((a, b) => a.share - b.share)
    .map(({ group }) => group)
}

function groupOf(place: number, attribute: Attribute, alternatives: readonly Filter[]): FilterGroup {
  const pass = new Uint8Array(attribute.values.length + 1)
  const named = new Set<number>()
  for (const { values, min, max } of alternatives) {
    if (values === undefined || values.length === 0) {
      const [from, to] = codesWithin(attribute, min, max)
      if (from < to) pass.fill(1, from, to)
      continue
    }
    for (const value of values) {
      const code = codeOf(attribute, readValue(attribute, value))
      if (code === 0) continue
      named.add(code)
      if (within(attribute.values[code - 1] ?? '', min, max)) pass[code] = 1
    }
  }
  return {
    attribute: place,
    pass,
    low: pass.indexOf(1) < 0 ? 1 : pass.indexOf(1),
    high: Math.max(0, pass.lastIndexOf(1)),
    named,
  }
}

/** Returns a value as the index stores it: a number may be written as text, with comma or point. */
function readValue(attribute: Attribute, value: number | string): number | string {
  if (attribute.kind === 'choice') return String(value)
  return typeof value === 'number' ? value : Number(value.trim().replace(',', '.') || Number.NaN)
}

function within(value: number | string, min: number | undefined, max: number | undefined): boolean {
  if (typeof value === 'string') return true
  return (min === undefined || value >= min) && (max === undefined || value <= max)
}

function passingShare(index: SearchIndex, group: FilterGroup): number {
  const firstCount = index.attributes[group.attribute]?.firstCount ?? 0
  let passing = 0
  for (let code = group.low; code <= group.high; code++) {
    if (group.pass[code] === 1) passing += index.articleCounts[firstCount + code] ?? 0
  }
  return passing
}
