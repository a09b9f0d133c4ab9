import type { PlainTextId } from '@normwerk/i18n/text'
import { useText } from '../../../texts/language-context.tsx'
import { type SortKey, type SortView, sortKeys } from './arrange-positions.ts'
import { SelectBox } from './select-box.tsx'
import styles from './table-bar.module.css'

export const sortTexts = {
  position: 'shared.cart.positionNumber',
  article: 'shared.cart.article',
  availability: 'shared.cart.availability',
  quantity: 'shared.pieces',
  price: 'shared.cart.unitPrice',
  total: 'shared.cart.lineTotal',
} satisfies Record<SortKey, PlainTextId>

export type Selected = 'all' | 'some' | 'none'

/** Selects all positions that are shown, on screens too narrow for the head of the table. */
export function SelectAll({ selected, onSelectAll }: { selected: Selected; onSelectAll: () => void }) {
  const text = useText()
  return (
    <span className={styles.selectAll}>
      <SelectBox
        label={text('cart.table.selectAll')}
        checked={selected === 'all'}
        mixed={selected === 'some'}
        onChange={onSelectAll}
      />
    </span>
  )
}

/** Sorts on the same narrow screens. */
export function SortChoice({ sort, onSort }: { sort: SortView; onSort: (sort: SortView) => void }) {
  const text = useText()
  return (
    <select
      className={styles.sort}
      aria-label={text('cart.table.sortBy')}
      value={sort.key}
      onChange={({ target }) => {
        const key = sortKeys.find((known) => known === target.value)
        if (key !== undefined) onSort({ key, descending: false })
      }}
    >
      {sortKeys.map((key) => (
        <option key={key} value={key}>
          {text(sortTexts[key])}
        </option>
      ))}
    </select>
  )
}
