import type { CartPosition } from '@normwerk/contract/cart'
import type { Availability } from '@normwerk/contract/product'

export const sortKeys = ['position', 'article', 'availability', 'quantity', 'price', 'total'] as const
export type SortKey = (typeof sortKeys)[number]

export interface SortView {
  key: SortKey
  descending: boolean
}

/** The order of the cart itself. */
export const cartOrder: SortView = { key: 'position', descending: false }

type Sortable = Pick<
  CartPosition,
  | 'id'
  | 'positionNumber'
  | 'groupId'
  | 'articleNo'
  | 'availability'
  | 'leadTimeDays'
  | 'quantity'
  | 'price'
  | 'totalPrice'
>

const ranks = { inStock: 0, shortTerm: 1, onRequest: 2 } satisfies Record<Availability, number>

const comparisons: Record<SortKey, (a: Sortable, b: Sortable) => number> = {
  position: (a, b) => a.positionNumber - b.positionNumber,
  article: (a, b) => compareArticles(a.articleNo, b.articleNo),
  availability: (a, b) => ranks[a.availability] - ranks[b.availability] || a.leadTimeDays - b.leadTimeDays,
  quantity: (a, b) => a.quantity - b.quantity,
  price: (a, b) => amountOf(a.price) - amountOf(b.price),
  total: (a, b) => amountOf(a.totalPrice) - amountOf(b.totalPrice),
}

/** A price on request counts as the highest. */
function amountOf(price: string | null): number {
  return price === null ? Number.MAX_VALUE : Number(price)
}

/**
 * Returns the ids in the order of a view and leaves the cart's own order unchanged. A configured group stays together
 * and moves with its first position.
 */
export function arrangePositions(positions: readonly Sortable[], { key, descending }: SortView): string[] {
  const blocks = [...Map.groupBy(positions, ({ id, groupId }) => groupId ?? id).values()]
  const compare = comparisons[key]
  const sorted = blocks.toSorted(([a], [b]) => {
    if (a === undefined || b === undefined) return 0
    return (descending ? compare(b, a) : compare(a, b)) || comparisons.position(a, b)
  })
  return sorted.flat().map(({ id }) => id)
}

export type GroupPlace = 'only' | 'first' | 'inside' | 'last'

/** Returns the place of each position in its group. */
export function groupPlaces(positions: readonly Pick<Sortable, 'id' | 'groupId'>[]): ReadonlyMap<string, GroupPlace> {
  const places = new Map<string, GroupPlace>()
  for (const [groupId, members] of Map.groupBy(positions, ({ groupId }) => groupId)) {
    if (groupId === null) continue
    for (const [at, { id }] of members.entries()) places.set(id, placeOf(at, members.length))
  }
  return places
}

function placeOf(at: number, count: number): GroupPlace {
  if (count === 1) return 'only'
  if (at === 0) return 'first'
  return at === count - 1 ? 'last' : 'inside'
}

const decimals = /(\d+(?:\.\d+)?)/

/** Compares article numbers by the sizes in them: 3 before 3.2 before 10. */
export function compareArticles(a: string, b: string): number {
  const [left, right] = [a.split(decimals), b.split(decimals)]
  for (const [at, piece] of left.entries()) {
    const other = right[at] ?? ''
    // Every second piece is a number.
    const difference = at % 2 === 1 && other !== '' ? Number(piece) - Number(other) : 0
    if (difference !== 0) return difference
    if (piece !== other) return piece < other ? -1 : 1
  }
  return left.length - right.length
}

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
