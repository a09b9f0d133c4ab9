import type { OrderType } from '@normwerk/contract/order'
import { useText } from '../../texts/language-context.tsx'
import { Segments } from '../../ui/segments.tsx'
import { SelectField, TextField } from '../../ui/text-field.tsx'
import { useTypedSearch } from '../../ui/use-typed-search.ts'
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

const longest = 100

export function OrderFilters({ wanted, onChange }: Props) {
  const text = useText()
  const search = useTypedSearch(wanted.q, (q) => onChange({ ...wanted, q }))
  const filters = filtersFor(wanted.type)

  function chooseType(chosen: OrderType | 'all'): void {
    const type = chosen === 'all' ? null : chosen
    const fits = wanted.status !== null && filtersFor(type).includes(wanted.status)
    onChange({ ...wanted, type, status: fits ? wanted.status : null })
  }

  return (
    <search className={styles.filters}>
      <TextField
        type="search"
        label={text('order.search')}
        placeholder={text('order.searchPlaceholder')}
        maxLength={longest}
        autoComplete="off"
        value={search.typed}
        onChange={(event) => search.setTyped(event.target.value)}
      />
      <SelectField
        label={text('order.status')}
        value={wanted.status ?? 'all'}
        options={[
          { value: 'all', label: text('order.anyStatus') },
          ...filters.map((filter) => ({ value: filter, label: text(statusTexts[filter]) })),
        ]}
        onChange={(status) => onChange({ ...wanted, status: status === 'all' ? null : status })}
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
