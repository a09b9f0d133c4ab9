import type { Cart, CartPosition } from '@normwerk/contract/cart'
import { useState } from 'react'
import { useText } from '../../texts/language-context.tsx'
import { showToast } from '../../ui/toast-store.ts'
import { type DirectOrder, useAddDirectly, useMergePositions } from './queries.ts'

/** A number that was entered and is not in the cart yet. */
export interface DirectEntry extends DirectOrder {
  key: number
  error: Error | null
}

interface DirectAdd {
  /** On their way or refused, in the order in which they were entered. */
  entries: readonly DirectEntry[]
  add: (order: Omit<DirectOrder, 'cartId'>) => void
  /** Sends a refused entry again, as it is or as another number. */
  again: (entry: DirectEntry, abmessungsNr?: string) => void
  dismiss: (entry: DirectEntry) => void
}

let lastKey = 0

/** Adds by number, one after the other, so that one can type on while the last one is still on its way. */
export function useDirectAdd(cartId: string, onAdded: (position: CartPosition) => void): DirectAdd {
  const { mutateAsync } = useAddDirectly()
  const offerMerge = useOfferMerge()
  const [entries, setEntries] = useState<readonly DirectEntry[]>([])
  const [line, setLine] = useState<Promise<void>>(Promise.resolve())

  function leave(key: number): void {
    setEntries((others) => others.filter((other) => other.key !== key))
  }

  async function send(entry: DirectEntry): Promise<void> {
    const { key, error: _, ...order } = entry
    try {
      const cart = await mutateAsync(order)
      leave(key)
      const added = cart.cartPositions.at(-1)
      if (added === undefined) return
      onAdded(added)
      offerMerge(cart, added)
    } catch (reason) {
      const error = reason instanceof Error ? reason : new Error(String(reason))
      setEntries((others) => others.map((other) => (other.key === key ? { ...other, error } : other)))
    }
  }

  function queue(entry: DirectEntry): void {
    setLine(line.then(() => send(entry)))
  }

  return {
    entries,
    add: (order) => {
      lastKey += 1
      const entry = { ...order, cartId, key: lastKey, error: null }
      setEntries((others) => [...others, entry])
      queue(entry)
    },
    again: (entry, abmessungsNr = entry.abmessungsNr) => {
      const next = { ...entry, abmessungsNr, error: null }
      setEntries((others) => others.map((other) => (other.key === entry.key ? next : other)))
      queue(next)
    },
    dismiss: ({ key }) => leave(key),
  }
}

/** The same part twice is allowed; raising the quantity instead is offered, since scale prices count per position. */
function useOfferMerge(): (cart: Cart, added: CartPosition) => void {
  const text = useText()
  const { mutate } = useMergePositions()
  return (cart, added) => {
    const same = cart.cartPositions.find(({ id, articleNo }) => articleNo === added.articleNo && id !== added.id)
    if (same === undefined) return
    showToast({
      message: text('cart.alreadyThere', { position: same.positionNumber, article: same.articleNo }),
      action: {
        label: text('cart.merge'),
        onAction: () => mutate({ kept: same.id, quantity: same.quantity + added.quantity, removed: added.id }),
      },
    })
  }
}
