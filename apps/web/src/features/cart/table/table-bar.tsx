import { useText } from '../../../texts/language-context.tsx'
import { Button } from '../../../ui/forms/button.tsx'
import { Segments } from '../../../ui/forms/segments.tsx'
import { GridIcon, ListIcon, SearchIcon } from '../../../ui/icons.tsx'
import { PlusIcon } from '../../../ui/page-icons.tsx'
import type { SortView } from './arrange-positions.ts'
import { isFiltering, noFilter, type PositionFilter } from './filter-positions.ts'
import { SelectAll, type Selected, SortChoice } from './position-tools.tsx'
import styles from './table-bar.module.css'
import type { TableView } from './use-table-view.ts'

/** From this number on, the cart can be searched, and the forms that add parts are above the positions. */
export const manyPositions = 15

const headingId = 'cart-positions'
const maxLength = 100

/** Takes the focus when the focused element was removed. */
export function focusTable(): void {
  document.getElementById(headingId)?.focus()
}

interface Props {
  total: number
  shown: number
  filter: PositionFilter
  onFilter: (filter: PositionFilter) => void
  view: TableView
  onView: (view: TableView) => void
  selected: Selected
  onSelectAll: () => void
  sort: SortView
  onSort: (sort: SortView) => void
  /** Opens the forms that add parts; null if they are always open. */
  adding: { open: boolean; onToggle: () => void } | null
}

/** The bar above the positions: their number, and the filters. */
export function TableBar(props: Props) {
  const { total, shown, filter, onFilter, view, onView, selected, onSelectAll, sort, onSort, adding } = props
  const text = useText()
  const filtering = isFiltering(filter)
  const found = text('cart.table.shownOf', { shown, count: total })

  function showAll(): void {
    focusTable()
    onFilter(noFilter)
  }

  return (
    <div className={styles.bar}>
      <SelectAll selected={selected} onSelectAll={onSelectAll} />
      <h2 id={headingId} className={styles.title} tabIndex={-1}>
        {filtering ? found : text('cart.positions', { count: total })}
      </h2>
      <p className="visually-hidden" role="status">
        {filtering && found}
      </p>
      {filtering && (
        <Button size="small" onClick={showAll}>
          {text('cart.table.showAll')}
        </Button>
      )}
      <SortChoice sort={sort} onSort={onSort} />
      <div className={styles.right}>
        {(total >= manyPositions || filter.words !== '') && (
          <label className={styles.search}>
            <SearchIcon size={16} />
            <input
              type="search"
              aria-label={text('cart.table.findIn')}
              placeholder={text('cart.table.findIn')}
              maxLength={maxLength}
              autoComplete="off"
              spellCheck={false}
              value={filter.words}
              onChange={({ target }) => onFilter({ ...filter, words: target.value })}
            />
          </label>
        )}
        {adding !== null && (
          <Button
            size="small"
            icon={<PlusIcon size={16} />}
            aria-label={text('cart.table.addParts')}
            aria-expanded={adding.open}
            onClick={adding.onToggle}
          >
            {text('cart.add')}
          </Button>
        )}
        <div className={styles.view}>
          <Segments
            iconsOnly
            label={text('cart.table.view')}
            value={view}
            onChange={onView}
            options={[
              { value: 'normal', label: text('cart.table.viewNormal'), icon: <GridIcon size={16} /> },
              { value: 'compact', label: text('cart.table.viewCompact'), icon: <ListIcon size={16} /> },
            ]}
          />
        </div>
      </div>
    </div>
  )
}
