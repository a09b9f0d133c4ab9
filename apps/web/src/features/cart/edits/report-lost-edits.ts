import type { Cart, CartPosition } from '@normwerk/contract/cart'
import { useNavigate } from '@tanstack/react-router'
import { useEffect, useRef } from 'react'
import { useText } from '../../../texts/language-context.tsx'
import { showToast } from '../../../ui/overlays/toast-store.ts'
import { useCartEditor } from './cart-editor.ts'

/** Shows a message when an edit belongs to a position that another user has removed in the meantime. */
export function useDiscardedEdits(cartPositions: readonly CartPosition[]): void {
  const text = useText()
  const { positions } = useCartEditor()
  // The queue also holds edits of other carts.
  const seen = useRef(new Set<string>())
  useEffect(() => {
    const isStuck = (id: string) => ['error', 'rejected'].includes(positions.read(id)?.state ?? '')
    const there = new Set(cartPositions.map(({ id }) => id))
    for (const id of there) seen.current.add(id)
    for (const id of positions.unsaved()) {
      if (there.has(id) || !seen.current.has(id) || !isStuck(id)) continue
      positions.discard(id)
      showToast({ message: text('cart.edits.editGone'), tone: 'bad' })
    }
  }, [cartPositions, positions, text])
}

/** Reports on leaving a cart's page that a typed quantity is invalid and not saved. The text is still there later. */
export function useReportRejected({ id, default: isDefault, cartPositions }: Cart): void {
  const text = useText()
  const navigate = useNavigate()
  const { positions } = useCartEditor()
  const report = useRef(() => {})
  report.current = () => {
    const rejected = cartPositions.find((position) => positions.read(position.id)?.rejected.quantity !== undefined)
    if (rejected === undefined) return
    showToast({
      message: text('cart.edits.quantityLeft', { position: rejected.positionNumber }),
      tone: 'bad',
      action: {
        label: text('cart.edits.backToCart'),
        onAction: () => void navigate({ to: '/cart', search: isDefault ? {} : { cart: id } }),
      },
    })
  }
  useEffect(() => () => report.current(), [])
}
