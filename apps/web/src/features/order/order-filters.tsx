import { maxListQueryLength } from '@normwerk/contract/limits'
import type { OrderType } from '@normwerk/contract/order'
import { statusTexts } from '@normwerk/i18n/status-texts'
import { useQuery } from '@tanstack/react-query'
import { useText } from '../../texts/language-context.tsx'
import { FilterSelect } from '../../ui/forms/filter-select.tsx'
import { PeriodFields } from '../../ui/forms/period-fields.tsx'
import { Segments } from '../../ui/forms/segments.tsx'
import { TypedSearchField } from '../../ui/forms/typed-search-field.tsx'
import styles from './order-filters.module.css'
import type { OrderParams } from './order-params.ts'
import { buyersQuery } from './queries.ts'
import { filtersFor } from './status-filter.ts'

interface Props {
  requested: OrderParams
  onChange: (requested: OrderParams) => void
}

export function OrderFilters({ requested, onChange }: Props) {
  const text = useText()
  const buyers = useQuery(buyersQuery)

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
      <FilterSelect
        label={text('order.status')}
        any={text('order.anyStatus')}
        value={requested.status}
        options={filtersFor(requested.type).map((filter) => ({ value: filter, label: text(statusTexts[filter]) }))}
        onChange={(status) => onChange({ ...requested, status })}
      />
      <FilterSelect
        label={text('order.orderedBy')}
        any={text('order.anyBuyer')}
        value={requested.by}
        options={(buyers.data ?? []).map(({ id, name }) => ({ value: id, label: name }))}
        onChange={(by) => onChange({ ...requested, by })}
      />
      <PeriodFields period={requested} onPeriod={(period) => onChange({ ...requested, ...period })} />
    </search>
  )
}
