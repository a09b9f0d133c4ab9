import { useText } from '../../../texts/language-context.tsx'
import { SortableHead } from '../../../ui/data/table.tsx'
import type { SortKey, SortView } from './arrange-positions.ts'
import styles from './cart-table.module.css'
import { type Selected, sortTexts } from './position-tools.tsx'
import { SelectBox } from './select-box.tsx'

interface Props {
  sort: SortView
  onSort: (sort: SortView) => void
  selected: Selected
  onSelectAll: () => void
}

export function TableHead({ sort, onSort, selected, onSelectAll }: Props) {
  const text = useText()
  const head = (key: SortKey, className: string | undefined, numeric = false) => (
    <SortableHead
      className={className}
      numeric={numeric}
      sorted={sort.key !== key ? null : sort.descending ? 'descending' : 'ascending'}
      onSort={(direction) => onSort({ key, descending: direction === 'descending' })}
    >
      {text(sortTexts[key])}
    </SortableHead>
  )
  return (
    <thead>
      <tr>
        <th scope="col" className={styles.select}>
          <SelectBox
            label={text('cart.table.selectAll')}
            checked={selected === 'all'}
            mixed={selected === 'some'}
            onChange={onSelectAll}
          />
        </th>
        {head('position', styles.place)}
        <th scope="col" className={styles.drawing}>
          <span className="visually-hidden">{text('shared.cart.drawing')}</span>
        </th>
        {head('article', undefined)}
        {head('availability', styles.availability)}
        {head('quantity', styles.quantity)}
        {head('price', styles.price, true)}
        {head('total', styles.total, true)}
        <th scope="col" className={styles.actions}>
          <span className="visually-hidden">{text('ui.actions')}</span>
        </th>
      </tr>
    </thead>
  )
}
