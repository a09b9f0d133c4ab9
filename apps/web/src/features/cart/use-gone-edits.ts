import type { CartPosition } from '@normwerk/contract/cart'
import { useEffect } from 'react'
import { useText } from '../../texts/language-context.tsx'
import { showToast } from '../../ui/toast-store.ts'
import { useCartEditor } from './cart-editor.ts'

/** Says so when an edit belongs to a position that somebody else has removed meanwhile. */
export function useGoneEdits(cartPositions: readonly CartPosition[]): void {
  const text = useText()
  const { positions } = useCartEditor()
  useEffect(() => {
    const there = new Set(cartPositions.map(({ id }) => id))
    for (const id of positions.unsaved()) {
      if (there.has(id) || positions.read(id)?.state !== 'error') continue
      positions.discard(id)
      showToast({ message: text('cart.editGone'), tone: 'bad' })
    }
  }, [cartPositions, positions, text])
}
