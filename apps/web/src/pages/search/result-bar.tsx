import type { ProductSummary } from '@normwerk/contract/product'
import type { Facet } from '@normwerk/contract/search'
import type { PlainTextId } from '@normwerk/i18n/text'
import { useCan } from '../../api/me.ts'
import { CompareButton } from '../../features/catalogue/comparison/compare-button.tsx'
import { formatSort } from '../../features/catalogue/dimension-table/sort-dimensions.ts'
import { FilterChips } from '../../features/catalogue/filter/filter-chips.tsx'
import { ListViewSwitch } from '../../features/catalogue/product-list.tsx'
import { useText } from '../../texts/language-context.tsx'
import { Segments } from '../../ui/forms/segments.tsx'
import { GridIcon, TableIcon } from '../../ui/icons.tsx'
import { FilterOpener } from './filter-side.tsx'
import styles from './search.module.css'
import type { SearchState } from './use-search-state.ts'

const sorts = [
  ['', 'search.sortMatch'],
  ['name', 'search.sortName'],
  ['price', 'search.sortPrice'],
  ['-price', 'search.sortPriceDown'],
] as const satisfies [string, PlainTextId][]

interface Props {
  state: SearchState
  facets: readonly Facet[]
  /** `null` if nothing was searched for yet. */
  total: number | null | undefined
  /** The products of the page. */
  products: readonly ProductSummary[]
}

/** The number of results, the filters, and the choice of sorting and view. */
export function ResultBar({ state, facets, total, products }: Props) {
  const text = useText()
  const { view, filters, category, change } = state
  return (
    <div className={styles.bar}>
      <div className={styles.barRow}>
        <h2 className={styles.total}>
          <span role="status">
            {total != null &&
              (view === 'products'
                ? text('catalogue.productCount', { count: total })
                : text('search.dimensionCount', { count: total }))}
          </span>
        </h2>
        <FilterOpener state={state} facets={facets} total={total ?? 0} />
        {view === 'products' && <CompareButton products={products} filters={filters} />}
        {view === 'products' && <SortSelect state={state} />}
        {view === 'products' && (
          <div className={styles.switch}>
            <ListViewSwitch />
          </div>
        )}
        <div className={styles.views}>
          <Segments
            label={text('search.view')}
            value={view}
            onChange={change.view}
            options={[
              { value: 'products', label: text('search.products'), icon: <GridIcon size={16} /> },
              { value: 'dimensions', label: text('search.dimensions'), icon: <TableIcon size={16} /> },
            ]}
          />
        </div>
      </div>
      <FilterChips
        filters={filters}
        facets={facets}
        category={category?.name ?? null}
        dealsOnly={state.dealsOnly}
        onToggle={change.toggle}
        onDrop={change.drop}
        onDropCategory={change.dropCategory}
        onDropDeals={() => change.dealsOnly(false)}
        onClear={change.clear}
      />
    </div>
  )
}

function SortSelect({ state }: { state: SearchState }) {
  const text = useText()
  const maySeePrices = useCan('price.see')
  const { sort, change } = state
  const offered = sorts.filter(([by]) => maySeePrices || !by.endsWith('price'))
  return (
    <select
      className={styles.sort}
      aria-label={text('search.sort')}
      value={sort === null ? '' : formatSort(sort)}
      onChange={(event) => change.sort(event.target.value === '' ? null : event.target.value)}
    >
      {offered.map(([by, name]) => (
        <option key={by} value={by}>
          {text(name)}
        </option>
      ))}
    </select>
  )
}
