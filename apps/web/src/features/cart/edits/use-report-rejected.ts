import type { Cart } from '@normwerk/contract/cart'
import { useNavigate } from '@tanstack/react-router'
import { useEffect, useRef } from 'react'
import { useText } from '../../../texts/language-context.tsx'
import { showToast } from '../../../ui/overlays/toast-store.ts'
import { useCartEditor } from './cart-editor.ts'

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
