import type { PlainTextId } from '@normwerk/i18n/text'
import { useText } from '../../texts/language-context.tsx'
import { Checkbox } from '../../ui/checkbox.tsx'
import { SelectField } from '../../ui/text-field.tsx'
import { type SortKey, type SortView, sortKeys } from './arrange-positions.ts'
import styles from './cart-table.module.css'

export const sortTexts = {
  position: 'trade.positionNumber',
  article: 'trade.article',
  availability: 'trade.availability',
  quantity: 'trade.pieces',
  price: 'trade.unitPrice',
  total: 'trade.lineTotal',
} satisfies Record<SortKey, PlainTextId>

interface Props {
  allSelected: boolean
  onSelectAll: () => void
  sort: SortView
  onSort: (sort: SortView) => void
}

/** Choosing all and sorting where there is no room for the head of the table. */
export function PositionTools({ allSelected, onSelectAll, sort, onSort }: Props) {
  const text = useText()
  return (
    <div className={styles.tools}>
      <Checkbox label={text('savedCart.selectAll')} checked={allSelected} onChange={onSelectAll} />
      <SelectField
        label={text('savedCart.sortBy')}
        value={sort.key}
        options={sortKeys.map((key) => ({ value: key, label: text(sortTexts[key]) }))}
        onChange={(key) => onSort({ key, descending: false })}
      />
    </div>
  )
}
