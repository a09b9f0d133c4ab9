import { cartOrder, type SortView, sortKeys } from './arrange-positions.ts'

/** Parses a view from the address: its key, with a leading `-` for descending. */
export function readSort(text: string | undefined): SortView {
  const descending = text?.startsWith('-') === true
  const key = sortKeys.find((known) => known === (descending ? text?.slice(1) : text))
  return key === undefined ? cartOrder : { key, descending }
}

/** Returns an empty text for the order of the cart, which is left out of the address. */
export function formatSort({ key, descending }: SortView): string {
  if (key === cartOrder.key && !descending) return ''
  return descending ? `-${key}` : key
}
