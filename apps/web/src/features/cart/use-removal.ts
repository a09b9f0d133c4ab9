import type { CartPosition } from '@normwerk/contract/cart'
import { useCallback, useRef, useState } from 'react'
import { useText } from '../../texts/language-context.tsx'
import { showToast } from '../../ui/toast-store.ts'
import { useCartEditor } from './cart-editor.ts'
import { workInTurns } from './in-turns.ts'
import { useRemovePosition, useRestorePosition } from './queries.ts'

interface Removal {
  remove: (position: CartPosition) => void
  removeAll: (positions: readonly CartPosition[]) => void
  /** Ids of positions whose removal is under way. */
  leaving: ReadonlySet<string>
}

const atOnce = 4

/** Removes positions, offers to take it back, and leaves the focus in the neighbouring position. */
export function useRemoval(shown: readonly CartPosition[], focusPosition: (id: string) => void): Removal {
  const text = useText()
  const editor = useCartEditor()
  const { mutateAsync: removeById } = useRemovePosition()
  const { mutateAsync: restoreById } = useRestorePosition()
  const [leaving, setLeaving] = useState<ReadonlySet<string>>(new Set())
  // Rows are memoised and must not get another `remove` with every change of the cart.
  const current = useRef(shown)
  current.current = shown
  // Enter on a zero moves the focus, and leaving the field asks once more.
  const underWay = useRef(new Set<string>())

  const removeAll = useCallback(
    (wanted: readonly CartPosition[]) => {
      const going = wanted.filter(({ id }) => !underWay.current.has(id))
      const [first] = going
      if (first === undefined) return
      for (const { id } of going) {
        underWay.current.add(id)
        editor.positions.discard(id)
      }
      setLeaving(new Set(underWay.current))
      const neighbour = neighbourOf(current.current, underWay.current, first.id)
      if (neighbour !== undefined) focusPosition(neighbour.id)

      void workInTurns(going, atOnce, ({ id }) => removeById(id)).then((gone) => {
        for (const { id } of going) underWay.current.delete(id)
        setLeaving(new Set(underWay.current))
        const [only] = gone
        if (only === undefined) return
        const restore = () => {
          focusPosition(only.id)
          // A failure has been reported by the query client.
          void workInTurns(gone, atOnce, ({ id }) => restoreById(id))
        }
        showToast({
          message:
            gone.length === 1
              ? text('cart.removed', { article: only.articleNo })
              : text('savedCart.removedMany', { count: gone.length }),
          action: { label: text('ui.undo'), onAction: restore },
        })
      })
    },
    [editor, focusPosition, removeById, restoreById, text],
  )
  const remove = useCallback((position: CartPosition) => removeAll([position]), [removeAll])
  return { remove, removeAll, leaving }
}

/** The nearest position that stays: the next one, else the one before. */
function neighbourOf(shown: readonly CartPosition[], going: ReadonlySet<string>, id: string): CartPosition | undefined {
  const at = shown.findIndex((position) => position.id === id)
  const stays = (position: CartPosition) => !going.has(position.id)
  return shown.slice(at + 1).find(stays) ?? shown.slice(0, at).findLast(stays)
}
