import type { Cart, CartPosition } from '@normwerk/contract/cart'
import { Fragment, type ReactNode, useDeferredValue } from 'react'
import { useText } from '../../../texts/language-context.tsx'
import { classNames } from '../../../ui/class-names.ts'
import { keepFocusOn } from '../../../ui/focus/keep-focus.tsx'
import { useFocusOnOpen } from '../../../ui/focus/use-focus-on-open.ts'
import { useDiscardedEdits, useReportRejected } from '../edits/report-lost-edits.ts'
import { useOpenRemarks } from '../remarks/position-remarks.tsx'
import { useRemoval } from '../use-removal.ts'
import { groupPlaces, type SortView } from './arrange-positions.ts'
import styles from './cart-table.module.css'
import columns from './columns.module.css'
import compactView from './compact-view.module.css'
import { noFilter, type PositionFilter } from './filter-positions.ts'
import phoneView from './phone-view.module.css'
import { PositionRows } from './position-rows.tsx'
import type { SelectionBarProps } from './selection-bar.tsx'
import { focusTable, TableBar } from './table-bar.tsx'
import { TableHead } from './table-head.tsx'
import { useArranged } from './use-arranged.ts'
import { useFocusPosition } from './use-focus-position.ts'
import { useSelection } from './use-selection.ts'
import { useTableView } from './use-table-view.ts'
import { useWayToBar } from './use-way-to-bar.ts'

// The last position that goes, or the first that comes, must not take the focus with it.
const keepFocusInside = keepFocusOn()

interface Props {
  cart: Cart
  /** The position that was added last. */
  newId: string | null
  sort: SortView
  onSort: (sort: SortView) => void
  filter: PositionFilter
  onFilter: (filter: PositionFilter) => void
  /** The forms that add parts. They stay the same element, and keep the focus, wherever they stand. */
  addPartForms: ReactNode
  /** Whether the forms above the positions are open; null if they are below. */
  formsAbove: { open: boolean; onToggle: () => void } | null
  /** Shown instead of the positions of an empty cart. */
  empty: ReactNode
  /** The bar of the chosen positions. */
  selectionBar: (bar: SelectionBarProps, positions: readonly CartPosition[]) => ReactNode
}

export function CartTable(props: Props) {
  const { cart, newId, sort, onSort, filter, onFilter, addPartForms, formsAbove, empty } = props
  const text = useText()
  const { cartPositions } = cart
  const readOnly = cart.right === 'read'
  const isEmpty = cartPositions.length === 0
  const followed = useDeferredValue(filter)
  const shown = useArranged(cartPositions, sort, followed)
  const selection = useSelection(shown)
  const remarks = useOpenRemarks()
  const focus = useFocusPosition({
    positions: cartPositions,
    shown,
    isSettled: followed === filter,
    onShowAll: () => onFilter(noFilter),
  })
  const { remove, removeAll, leaving } = useRemoval(cart.id, shown, focus)
  const [view, setView] = useTableView(cartPositions.length)
  const { keepBar, goToBar, goBack } = useWayToBar()
  const ways = useFocusOnOpen(formsAbove?.open === true)
  useDiscardedEdits(cartPositions)
  useReportRejected(cart)
  const groups = groupPlaces(shown)
  const rows = shown.map((position, at) => ({
    key: position.id,
    position,
    row: at + 1,
    group: groups.get(position.id) ?? null,
    isNew: position.id === newId,
    isLeaving: leaving.has(position.id),
    isSelected: selection.has(position.id),
    hasOpenRemarks: remarks.isOpen(position.id),
    readOnly,
    onMove: focus.moveFocus,
    onRemove: remove,
    onSelect: selection.toggle,
    onToggleRemarks: remarks.toggle,
  }))
  const count = selection.ids.length
  const selected = count === 0 ? 'none' : count === shown.length ? 'all' : 'some'
  const chosen = shown.filter(({ id }) => selection.has(id))

  function removeSelected(): void {
    removeAll(chosen)
    selection.clear()
  }

  function clearSelection(): void {
    focusTable()
    selection.clear()
  }

  const head = !isEmpty && (
    <TableBar
      key="head"
      total={cartPositions.length}
      shown={shown.length}
      filter={filter}
      onFilter={onFilter}
      view={view}
      onView={setView}
      selected={selected}
      onSelectAll={selection.toggleAll}
      sort={sort}
      onSort={onSort}
      adding={formsAbove}
    />
  )
  const selectionBar = count > 0 && (
    <Fragment key="selection">
      {props.selectionBar(
        {
          ref: keepBar,
          count,
          onRemove: readOnly ? null : removeSelected,
          onClear: clearSelection,
          onBack: goBack,
        },
        chosen,
      )}
    </Fragment>
  )
  const table = isEmpty ? (
    <div key="empty">{empty}</div>
  ) : (
    <table
      key="table"
      className={classNames(styles.table, columns.columns, compactView.table, phoneView.table)}
      data-view={view}
      aria-label={text('cart.positionList')}
      aria-rowcount={shown.length + 1}
      onKeyDown={goToBar}
    >
      <TableHead sort={sort} onSort={onSort} selected={selected} onSelectAll={selection.toggleAll} />
      <PositionRows rows={rows} view={view} awaited={focus.awaited} />
    </table>
  )
  const none = !isEmpty && shown.length === 0 && (
    <p key="none" className={styles.none}>
      {text('cart.table.noneShown')}
    </p>
  )
  const waysFrame = (
    <div key="ways" ref={ways} className={styles.ways} hidden={!isEmpty && formsAbove?.open === false}>
      {addPartForms}
    </div>
  )
  return (
    <section ref={keepFocusInside} className={styles.frame} tabIndex={-1} aria-label={text('cart.positionList')}>
      <p className="visually-hidden" role="status">
        {count > 0 && text('cart.table.selected', { count })}
      </p>
      {formsAbove === null
        ? [head, selectionBar, table, none, waysFrame]
        : [head, waysFrame, selectionBar, table, none]}
    </section>
  )
}
