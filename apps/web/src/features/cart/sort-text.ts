import { cartOrder, type SortView, sortKeys } from './arrange-positions.ts'

/** How a view stands in the address: its key, with `-` before it the other way round. */
export function readSort(text: string | undefined): SortView {
  const descending = text?.startsWith('-') === true
  const key = sortKeys.find((known) => known === (descending ? text?.slice(1) : text))
  return key === undefined ? cartOrder : { key, descending }
}

/** Empty for the order of the cart itself, which needs no mention. */
export function formatSort({ key, descending }: SortView): string {
  if (key === cartOrder.key && !descending) return ''
  return descending ? `-${key}` : key
}
