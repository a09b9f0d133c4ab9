import type { Filter } from '@normwerk/contract/search'

type Value = number | string

export function filterOf(filters: readonly Filter[], name: string): Filter | undefined {
  return filters.find((filter) => filter.name === name)
}

/** Chooses a value beside those chosen already (or), or takes it back; a range of the same attribute gives way. */
export function toggleValue(filters: readonly Filter[], name: string, value: Value): Filter[] {
  const chosen = filterOf(filters, name)?.values ?? []
  const values = chosen.includes(value) ? chosen.filter((other) => other !== value) : [...chosen, value]
  return replace(filters, name, values.length === 0 ? null : { name, values })
}

/** Narrows to a range, open where a limit is `null`; single values of the same attribute give way. */
export function setRange(filters: readonly Filter[], name: string, min: number | null, max: number | null): Filter[] {
  const limits = { ...(min === null ? {} : { min }), ...(max === null ? {} : { max }) }
  return replace(filters, name, min === null && max === null ? null : { name, ...limits })
}

export function dropFilter(filters: readonly Filter[], name: string): Filter[] {
  return replace(filters, name, null)
}

/** In its place, so that an address does not change its order with every click. */
function replace(filters: readonly Filter[], name: string, next: Filter | null): Filter[] {
  const isNew = filterOf(filters, name) === undefined
  const kept = filters.flatMap((filter) => (filter.name === name ? (next ?? []) : filter))
  return isNew && next !== null ? [...kept, next] : kept
}

export function countChosen(filters: readonly Filter[]): number {
  return filters.reduce((count, { values }) => count + (values?.length ?? 1), 0)
}
