import { maxListQueryLength } from '@normwerk/contract/limits'
import type { OrderType } from '@normwerk/contract/order'
import { statusTexts } from '@normwerk/i18n/status-texts'
import { useText } from '../../texts/language-context.tsx'
import { FilterSelect } from '../../ui/forms/filter-select.tsx'
import { Segments } from '../../ui/forms/segments.tsx'
import { TypedSearchField } from '../../ui/forms/typed-search-field.tsx'
import type { CustomerFilter } from './customer-filters.ts'
import styles from './order-filters.module.css'
import { filtersFor } from './status-filter.ts'

export interface Requested {
  q: string
  type: OrderType | null
  status: CustomerFilter | null
}

interface Props {
  requested: Requested
  onChange: (requested: Requested) => void
}

export function OrderFilters({ requested, onChange }: Props) {
  const text = useText()

  function chooseType(chosen: OrderType | 'all'): void {
    const type = chosen === 'all' ? null : chosen
    const fits = requested.status !== null && filtersFor(type).includes(requested.status)
    onChange({ ...requested, type, status: fits ? requested.status : null })
  }

  return (
    <search className={styles.filters}>
      <TypedSearchField
        maxLength={maxListQueryLength}
        label={text('order.search')}
        placeholder={text('order.searchPlaceholder')}
        value={requested.q}
        onSearch={(q) => onChange({ ...requested, q })}
      />
      <FilterSelect
        label={text('order.status')}
        any={text('order.anyStatus')}
        value={requested.status}
        options={filtersFor(requested.type).map((filter) => ({ value: filter, label: text(statusTexts[filter]) }))}
        onChange={(status) => onChange({ ...requested, status })}
      />
      <Segments
        label={text('order.kind')}
        value={requested.type ?? 'all'}
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
