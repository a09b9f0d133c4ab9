import type { Cart } from '@normwerk/contract/cart'
import type { ReactNode } from 'react'
import { useText } from '../../texts/language-context.tsx'
import { groupPlaces } from './arrange-positions.ts'
import styles from './cart-table.module.css'
import { PositionRow } from './position-row.tsx'
import { PositionTools } from './position-tools.tsx'
import { SelectionBar } from './selection-bar.tsx'
import { TableHead } from './table-head.tsx'
import { useArranged } from './use-arranged.ts'
import { useFocusPosition } from './use-focus-position.ts'
import { useGoneEdits } from './use-gone-edits.ts'
import { useRemoval } from './use-removal.ts'
import { useSelection } from './use-selection.ts'
import { VirtualRows } from './virtual-rows.tsx'

// Below it the browser is quicker without bookkeeping, and its own find-in-page sees every position.
const manyPositions = 300

interface Props {
  cart: Cart
  /** Position that was added last. */
  newId: string | null
  /** What can be done with chosen positions besides removing them. */
  selectionActions: (ids: readonly string[], onDone: () => void) => ReactNode
}

export function CartTable({ cart, newId, selectionActions }: Props) {
  const text = useText()
  const { cartPositions } = cart
  const readOnly = cart.right === 'read'
  const { shown, sort, setSort } = useArranged(cartPositions)
  const selection = useSelection(shown)
  const focusPosition = useFocusPosition(cartPositions)
  const { remove, removeAll, leaving } = useRemoval(shown, focusPosition)
  useGoneEdits(cartPositions)
  const groups = groupPlaces(shown)
  const rows = shown.map((position, at) => ({
    key: position.id,
    position,
    row: at + 1,
    group: groups.get(position.id) ?? null,
    isNew: position.id === newId,
    isLeaving: leaving.has(position.id),
    isSelected: selection.has(position.id),
    readOnly,
    onRemove: remove,
    onSelect: selection.toggle,
  }))
  const count = selection.ids.length
  const allSelected = count === shown.length

  function removeSelected(): void {
    const ids = new Set(selection.ids)
    removeAll(cartPositions.filter(({ id }) => ids.has(id)))
    selection.clear()
  }

  return (
    <div className={styles.frame}>
      <PositionTools allSelected={allSelected} onSelectAll={selection.toggleAll} sort={sort} onSort={setSort} />
      <table className={styles.table} aria-label={text('cart.positionList')} aria-rowcount={shown.length + 1}>
        <TableHead
          sort={sort}
          onSort={setSort}
          selected={allSelected ? 'all' : count > 0 ? 'some' : 'none'}
          onSelectAll={selection.toggleAll}
        />
        {rows.length > manyPositions ? (
          <VirtualRows rows={rows} />
        ) : (
          rows.map(({ key, ...row }) => <PositionRow key={key} {...row} />)
        )}
      </table>
      {count > 0 && (
        <SelectionBar
          count={count}
          actions={selectionActions(selection.ids, selection.clear)}
          onRemove={readOnly ? null : removeSelected}
          onClear={selection.clear}
        />
      )}
    </div>
  )
}
