import type { ListEntry } from '../../../shared/lists/parts-list/list-entry.ts'
import type { TypedLine } from './order-lines.ts'

/** Lines that a user is entering. They survive navigation and a reload, until they are added or cleared. */
export interface KeptOrder {
  lines: readonly TypedLine[]
  entries: readonly ListEntry[]
}

/** Who enters the lines, and in which cart. */
export interface OrderPlace {
  userId: string
  place: string
}

/** The place of the lines that belong to no certain cart. */
export const placeOnDashboard = 'dashboard'

const prefix = 'normwerk.direct-order.'

/** Changes with the shape of what is stored, so that a page ignores what another version of the shop has stored. */
const format = 2

interface Stored {
  format: number
  lines: readonly TypedLine[]
  entries: readonly Pick<ListEntry, 'stood' | 'asked' | 'isConfirmed'>[]
}

export const nothing: KeptOrder = { lines: [], entries: [] }
const orders = new Map<string, KeptOrder>()
const listeners = new Set<() => void>()

function keyOf({ userId, place }: OrderPlace): string {
  return `${prefix}${userId}.${place}`
}

export function subscribeOrders(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

export function readOrder(place: OrderPlace): KeptOrder {
  const key = keyOf(place)
  const known = orders.get(key)
  if (known !== undefined) return known
  deleteOthers(place.userId)
  const order = readStored(key)
  orders.set(key, order)
  return order
}

/** @param stored what a reload restores; left out: everything */
export function keepOrder(place: OrderPlace, order: KeptOrder, stored: KeptOrder = order): void {
  const key = keyOf(place)
  orders.set(key, order)
  store(key, stored)
  for (const listener of listeners) listener()
}

/** The next user of the same screen must not see what another user typed. */
function deleteOthers(userId: string): void {
  const isForeign = (key: string) => key.startsWith(prefix) && !key.startsWith(`${prefix}${userId}.`)
  for (const key of [...orders.keys()].filter(isForeign)) orders.delete(key)
  for (const key of Object.keys(sessionStorage).filter(isForeign)) sessionStorage.removeItem(key)
}

function readStored(key: string): KeptOrder {
  const stored = parse(sessionStorage.getItem(key) ?? 'null')
  if (stored?.format !== format) return nothing
  // The shop's answer may be outdated, so it is requested again.
  return {
    lines: stored.lines,
    entries: stored.entries.map((entry) => ({ ...entry, answer: null, isSkipped: false })),
  }
}

function parse(text: string): Stored | null {
  try {
    return JSON.parse(text)
  } catch {
    return null
  }
}

function store(key: string, { lines, entries }: KeptOrder): void {
  try {
    if (lines.every(({ requested, quantity }) => requested === '' && quantity === '')) sessionStorage.removeItem(key)
    else {
      const asked = entries.map(({ stood, asked, isConfirmed }) => ({ stood, asked, isConfirmed }))
      const stored: Stored = { format, lines, entries: asked }
      sessionStorage.setItem(key, JSON.stringify(stored))
    }
  } catch {
    // With a full or forbidden storage the lines are lost on a reload, and nothing else fails.
  }
}
