import { type RefObject, useEffect, useRef } from 'react'

interface RowFocus {
  frame: RefObject<HTMLDivElement | null>
  /** Where a cart stands, before anything is done with it. */
  remember: (cartId: string) => void
  /** It has left its place: the focus goes to it where it is now, else to the row that stands there instead. */
  follow: () => void
}

/** @param isReady no dialog is open, which would hold the focus */
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
