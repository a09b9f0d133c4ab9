import type { Filter } from '@normwerk/contract/search'

type Value = number | string

export function filterOf(filters: readonly Filter[], name: string): Filter | undefined {
  return filters.find((filter) => filter.name === name)
}

/** Adds a value to the chosen ones (or), or removes it. It replaces a range of the same attribute. */
export function toggleValue(filters: readonly Filter[], name: string, value: Value): Filter[] {
  const chosen = filterOf(filters, name)?.values ?? []
  const values = chosen.includes(value) ? chosen.filter((other) => other !== value) : [...chosen, value]
  return replace(filters, name, values.length === 0 ? null : { name, values })
}

/** Sets a range, open if a limit is `null`. It replaces single values of the same attribute. */
export function setRange(filters: readonly Filter[], name: string, min: number | null, max: number | null): Filter[] {
  const limits = { ...(min === null ? {} : { min }), ...(max === null ? {} : { max }) }
  return replace(filters, name, min === null && max === null ? null : { name, ...limits })
}

export function dropFilter(filters: readonly Filter[], name: string): Filter[] {
  return replace(filters, name, null)
}

/** Replaces in place, so that the address does not change its order with every click. */
function replace(filters: readonly Filter[], name: string, next: Filter | null): Filter[] {
  const isNew = filterOf(filters, name) === undefined
  const kept = filters.flatMap((filter) => (filter.name === name ? (next ?? []) : filter))
  return isNew && next !== null ? [...kept, next] : kept
}

export function countChosen(filters: readonly Filter[]): number {
  return filters.reduce((count, { values }) => count + (values?.length ?? 1), 0)
}
