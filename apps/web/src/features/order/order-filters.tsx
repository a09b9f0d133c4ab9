import type { OrderType } from '@normwerk/contract/order'
import { useText } from '../../texts/language-context.tsx'
import { FilterSelect } from '../../ui/filter-select.tsx'
import { Segments } from '../../ui/segments.tsx'
import { TypedSearchField } from '../../ui/typed-search-field.tsx'
import styles from './order-filters.module.css'
import { statusTexts } from './order-status.tsx'
import { type CustomerFilter, filtersFor } from './status-filter.ts'

export interface Wanted {
  q: string
  type: OrderType | null
  status: CustomerFilter | null
}

interface Props {
  wanted: Wanted
  onChange: (wanted: Wanted) => void
}

export function OrderFilters({ wanted, onChange }: Props) {
  const text = useText()

  function chooseType(chosen: OrderType | 'all'): void {
    const type = chosen === 'all' ? null : chosen
    const fits = wanted.status !== null && filtersFor(type).includes(wanted.status)
    onChange({ ...wanted, type, status: fits ? wanted.status : null })
  }

  return (
    <search className={styles.filters}>
      <TypedSearchField
        label={text('order.search')}
        placeholder={text('order.searchPlaceholder')}
        value={wanted.q}
        onSearch={(q) => onChange({ ...wanted, q })}
      />
      <FilterSelect
        label={text('order.status')}
        any={text('order.anyStatus')}
        value={wanted.status}
        options={filtersFor(wanted.type).map((filter) => ({ value: filter, label: text(statusTexts[filter]) }))}
        onChange={(status) => onChange({ ...wanted, status })}
      />
      <Segments
        label={text('order.kind')}
        value={wanted.type ?? 'all'}
        options={[
          { value: 'all', label: text('order.kindAll') },
          { value: 'Order', label: text('order.kindOrders') },
          { value: 'Inquiry', label: text('order.kindInquiries') },
        ]}
        onChange={chooseType}
      />
    </search>
  )
}
