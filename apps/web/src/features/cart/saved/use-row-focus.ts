import { type RefObject, useEffect, useRef } from 'react'

interface RowFocus {
  frame: RefObject<HTMLDivElement | null>
  /** Remembers the place of a cart before an action on it. */
  remember: (cartId: string) => void
  /** Focuses the cart's row at its new place, or the row that is now at the old one. */
  follow: () => void
}

/** @param isReady no dialog is open, because a dialog would keep the focus */
export function useRowFocus(isReady: boolean): RowFocus {
  const frame = useRef<HTMLDivElement>(null)
  const place = useRef({ cartId: '', at: 0 })
  const follows = useRef(false)

  useEffect(() => {
    if (!isReady || !follows.current) return
    follows.current = false
    const { cartId, at } = place.current
    const rows = rowsIn(frame.current)
    const row = rows.find(({ dataset }) => dataset.cart === cartId) ?? rows[Math.min(at, rows.length - 1)]
    row?.querySelector('a')?.focus()
  })

  return {
    frame,
    remember: (cartId) => {
      place.current = { cartId, at: rowsIn(frame.current).findIndex(({ dataset }) => dataset.cart === cartId) }
    },
    follow: () => {
      follows.current = true
    },
  }
}

function rowsIn(frame: HTMLElement | null): HTMLElement[] {
  return [...(frame?.querySelectorAll<HTMLElement>('tr[data-cart]') ?? [])]
}
