import { useText } from '../../../texts/language-context.tsx'
import { SortableHead } from '../../../ui/data/table.tsx'
import type { SortKey, SortView } from './arrange-positions.ts'
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
  const head = (key: SortKey, column: string, numeric = false) => (
    <SortableHead
      column={column}
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
        <th scope="col" data-column="select">
          <SelectBox
            label={text('cart.table.selectAll')}
            checked={selected === 'all'}
            mixed={selected === 'some'}
            onChange={onSelectAll}
          />
        </th>
        {head('position', 'place')}
        <th scope="col" data-column="drawing">
          <span className="visually-hidden">{text('shared.cart.drawing')}</span>
        </th>
        {head('article', 'part')}
        {head('availability', 'availability')}
        {head('quantity', 'quantity')}
        {head('price', 'price', true)}
        {head('total', 'total', true)}
        <th scope="col" data-column="actions">
          <span className="visually-hidden">{text('ui.actions')}</span>
        </th>
      </tr>
    </thead>
  )
}
