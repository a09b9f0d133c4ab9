import type { CartPosition } from '@normwerk/contract/cart'
import { useEffect, useRef } from 'react'
import { useText } from '../../../texts/language-context.tsx'
import { showToast } from '../../../ui/overlays/toast-store.ts'
import { useCartEditor } from './cart-editor.ts'

/** Shows a message when an edit belongs to a position that another user has removed meanwhile. */
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
