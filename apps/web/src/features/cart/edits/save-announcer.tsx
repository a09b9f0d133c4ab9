import type { Cart } from '@normwerk/contract/cart'
import { useEffect, useRef, useState } from 'react'
import { useFormat, useText } from '../../../texts/language-context.tsx'
import { useCartEditor } from './cart-editor.ts'

/** Announces to screen readers, once typing pauses, whether an edit was saved. */
export function SaveAnnouncer({ cart }: { cart: Cart }) {
  const text = useText()
  const { money } = useFormat()
  const { positions, header } = useCartEditor()
  const [message, setMessage] = useState('')
  const newest = useRef(cart)
  newest.current = cart

  useEffect(() => {
    function announcePosition(id: string): void {
      const state = positions.read(id)?.state
      const position = newest.current.cartPositions.find((other) => other.id === id)?.positionNumber
      if (position === undefined) return
      if (state === 'error') setMessage(text('cart.edits.positionNotSaved', { position }))
      if (state !== 'updated') return
      // The sums are rendered one step after the answer.
      setTimeout(() => {
        setMessage(text('cart.edits.positionSaved', { position, total: money(newest.current.totalPriceGross) }))
      })
    }
    function announceHeader(id: string): void {
      const state = header.read(id)?.state
      if (state === 'updated') setMessage(text('cart.edits.saved'))
      if (state === 'error') setMessage(text('cart.edits.notSaved'))
    }
    const stops = [positions.subscribe(announcePosition), header.subscribe(announceHeader)]
    return () => {
      for (const stop of stops) stop()
    }
  }, [positions, header, text, money])

  return (
    <p className="visually-hidden" role="status">
      {message}
    </p>
  )
}
