import type { CartPosition } from '@normwerk/contract/cart'
import { useCallback, useRef, useState } from 'react'
import { useText } from '../../texts/language-context.tsx'
import { showToast } from '../../ui/overlays/toast-store.ts'
import { useCartEditor } from './edits/cart-editor.ts'
import { useRemovePositions, useRestorePositions } from './queries.ts'
import type { FocusPosition } from './table/use-focus-position.ts'
import { useUndoKey } from './use-undo-key.ts'

interface Removal {
  remove: (position: CartPosition) => void
  removeAll: (positions: readonly CartPosition[]) => void
  /** Ids of positions that are being removed. */
  leaving: ReadonlySet<string>
}

/** Removes positions, offers to undo it, and moves the focus to the next position. */
export function useRemoval(
  cartId: string,
  shown: readonly CartPosition[],
  { focusPosition, cancelFocus }: Pick<FocusPosition, 'focusPosition' | 'cancelFocus'>,
): Removal {
  const text = useText()
  const editor = useCartEditor()
  const { mutateAsync: removeFrom } = useRemovePositions()
  const { mutateAsync: restoreTo } = useRestorePositions()
  const undoable = useUndoKey()
  const [leaving, setLeaving] = useState<ReadonlySet<string>>(new Set())
  // Rows are memoised, so `remove` must not change with every change of the cart.
  const current = useRef(shown)
  current.current = shown
  // Enter on a zero moves the focus, and leaving the field calls it a second time.
  const underWay = useRef(new Set<string>())

  const removeAll = useCallback(
    (requested: readonly CartPosition[]) => {
      const going = requested.filter(({ id }) => !underWay.current.has(id))
      const [first] = going
      if (first === undefined) return
      const positionIds = going.map(({ id }) => id)
      for (const id of positionIds) underWay.current.add(id)
      setLeaving(new Set(underWay.current))
      const neighbour = neighbourOf(current.current, underWay.current, first.id)
      if (neighbour !== undefined) focusPosition(neighbour.id)

      const restore = () => {
        undoable.drop(restore)
        focusPosition(first.id)
        restoreTo({ cartId, positionIds }).catch(() => cancelFocus(first.id))
      }
      // The query client has already reported a failure.
      const removal = removeFrom({ cartId, positionIds }).then(
        () => true,
        () => false,
      )
      void removal.then((isDone) => {
        for (const id of positionIds) underWay.current.delete(id)
        setLeaving(new Set(underWay.current))
        if (!isDone) return
        for (const id of positionIds) editor.positions.discard(id)
        undoable.add(restore)
        showToast({
          message:
            going.length === 1
              ? text('cart.table.removed', { article: first.articleNo })
              : text('cart.table.removedMany', { count: going.length }),
          action: { label: text('ui.undo'), onAction: restore },
        })
      })
    },
    [cartId, editor, focusPosition, cancelFocus, removeFrom, restoreTo, text, undoable],
  )
  const remove = useCallback((position: CartPosition) => removeAll([position]), [removeAll])
  return { remove, removeAll, leaving }
}

/** Returns the nearest position that stays: the next one, else the previous one. */
function neighbourOf(shown: readonly CartPosition[], going: ReadonlySet<string>, id: string): CartPosition | undefined {
  const at = shown.findIndex((position) => position.id === id)
  const stays = (position: CartPosition) => !going.has(position.id)
  return shown.slice(at + 1).find(stays) ?? shown.slice(0, at).findLast(stays)
}
