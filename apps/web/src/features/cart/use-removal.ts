import type { CartPosition } from '@normwerk/contract/cart'
import { useCallback, useRef, useState } from 'react'
import { useText } from '../../texts/language-context.tsx'
import { showToast } from '../../ui/toast-store.ts'
import { useCartEditor } from './cart-editor.ts'
import { useRemovePosition, useRestorePosition } from './queries.ts'

interface Removal {
  remove: (position: CartPosition) => void
  /** Ids of positions whose removal is under way. */
  leaving: ReadonlySet<string>
}

/** Removes positions, offers to take it back, and leaves the focus in the neighbouring position. */
export function useRemoval(positions: readonly CartPosition[], focusPosition: (id: string) => void): Removal {
  const text = useText()
  const editor = useCartEditor()
  const { mutateAsync: removeById } = useRemovePosition()
  const { mutateAsync: restoreById } = useRestorePosition()
  const [leaving, setLeaving] = useState<ReadonlySet<string>>(new Set())
  // Rows are memoised and must not get another `remove` with every change of the cart.
  const current = useRef(positions)
  current.current = positions
  // Enter on a zero moves the focus, and leaving the field asks once more.
  const underWay = useRef(new Set<string>())

  const remove = useCallback(
    (position: CartPosition) => {
      const { id, articleNo } = position
      if (underWay.current.has(id)) return
      underWay.current.add(id)
      const at = current.current.findIndex((other) => other.id === id)
      const neighbour = current.current[at + 1] ?? current.current[at - 1]
      setLeaving(new Set(underWay.current))
      editor.positions.discard(id)
      if (neighbour !== undefined) focusPosition(neighbour.id)

      const restore = () => {
        focusPosition(id)
        // A failure has been reported by the query client.
        restoreById(id).catch(() => undefined)
      }
      removeById(id)
        .then(() => {
          showToast({
            message: text('cart.removed', { article: articleNo }),
            action: { label: text('ui.undo'), onAction: restore },
          })
        })
        .catch(() => undefined)
        .finally(() => {
          underWay.current.delete(id)
          setLeaving(new Set(underWay.current))
        })
    },
    [editor, focusPosition, removeById, restoreById, text],
  )
  return { remove, leaving }
}
