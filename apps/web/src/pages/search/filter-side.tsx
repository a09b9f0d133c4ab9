import type { Facet } from '@normwerk/contract/search'
import { useState } from 'react'
import { countChosen } from '../../features/catalogue/filter/change-filters.ts'
import { FilterPanel } from '../../features/catalogue/filter/filter-panel.tsx'
import { useText } from '../../texts/language-context.tsx'
import { Loading, Skeleton } from '../../ui/feedback/skeleton.tsx'
import { Button } from '../../ui/forms/button.tsx'
import { Dialog } from '../../ui/overlays/dialog.tsx'
import { FilterIcon } from '../../ui/page-icons.tsx'
import styles from './search.module.css'
import type { SearchState } from './use-search-state.ts'

interface Props {
  state: SearchState
  facets: readonly Facet[] | undefined
  total: number
  /** The search failed, so no skeletons are shown. */
  failed: boolean
}

/** The filters beside the results. */
export function FilterSide({ state, facets, total, failed }: Props) {
  const text = useText()
  return (
    <aside className={styles.side} aria-label={text('catalogue.filter.title')}>
      {facets === undefined && !failed ? (
        <Loading className={styles.sidePlaces}>
          <Skeleton height="14rem" />
          <Skeleton height="14rem" />
          <Skeleton height="10rem" />
        </Loading>
      ) : (
        <Panel state={state} facets={facets} total={total} />
      )}
    </aside>
  )
}

function Panel({ state, facets, total }: Omit<Props, 'failed'>) {
  const { filters, change } = state
  return (
    <FilterPanel
      facets={facets ?? []}
      filters={filters}
      total={total}
      dealsOnly={state.dealsOnly}
      onDealsOnly={change.dealsOnly}
      onToggle={change.toggle}
      onRange={change.range}
    />
  )
}

/** The filters on a phone: a button, and a dialog that shows the number of results. */
export function FilterOpener({ state, facets, total }: Omit<Props, 'failed'>) {
  const text = useText()
  const [open, setOpen] = useState(false)
  const { filters, dealsOnly, change } = state
  const chosen = countChosen(filters) + (dealsOnly ? 1 : 0)
  return (
    <>
      <div className={styles.opener}>
        <Button icon={<FilterIcon size={18} />} wide onClick={() => setOpen(true)}>
          {chosen === 0 ? text('catalogue.filter.open') : text('catalogue.filter.openCount', { count: chosen })}
        </Button>
      </div>
      <Dialog
        open={open}
        onClose={() => setOpen(false)}
        shape="side"
        title={text('catalogue.filter.title')}
        footer={
          <>
            {chosen > 0 && <Button onClick={change.clear}>{text('catalogue.filter.clear')}</Button>}
            <Button variant="primary" onClick={() => setOpen(false)}>
              {text('catalogue.filter.show', { count: total })}
            </Button>
          </>
        }
      >
        <Panel state={state} facets={facets} total={total} />
      </Dialog>
    </>
  )
}
