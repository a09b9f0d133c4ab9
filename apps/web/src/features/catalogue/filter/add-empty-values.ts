import type { Facet } from '@normwerk/contract/search'

/**
 * Adds the values that count nothing at present to facets without them.
 * @param all every value of the category; it is not loaded before the first filter is chosen
 */
export function addEmptyValues(facets: readonly Facet[], all: readonly Facet[] = []): Facet[] {
  const counting = new Map(facets.map((facet) => [facet.name, facet]))
  const known = new Set(all.map(({ name }) => name))
  return [
    ...all.map((whole) => addTo(counting.get(whole.name), whole)),
    ...facets.filter(({ name }) => !known.has(name)),
  ]
}

function addTo(facet: Facet | undefined, { min: _min, max: _max, ...whole }: Facet): Facet {
  const entries = new Map(facet?.values.map((entry) => [entry.value, entry]))
  const values = whole.values.map((entry) => entries.get(entry.value) ?? { ...entry, count: 0 })
  const own = new Set(whole.values.map(({ value }) => value))
  return { ...whole, ...facet, values: [...values, ...(facet?.values.filter(({ value }) => !own.has(value)) ?? [])] }
}
