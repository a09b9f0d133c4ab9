import { useLocation } from '@tanstack/react-router'
import { useEffect } from 'react'
import { wantFocus } from '../../features/cart/table/requested-focus.ts'

/** A link may name one position of the cart, which then gets the focus. */
export function usePositionFromLink(): void {
  const id = useLocation({ select: ({ hash }) => hash })
  useEffect(() => {
    if (id !== '') wantFocus(id)
  }, [id])
}
