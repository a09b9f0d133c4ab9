import type { Facet, Filter } from '@normwerk/contract/search'
import { useFormat, useText } from '../../../texts/language-context.tsx'
import { Chips, RemovableChip } from '../../../ui/data/chip.tsx'
import { Button } from '../../../ui/forms/button.tsx'
import { wordsOfFilter } from './filter-words.ts'

interface Props {
  filters: readonly Filter[]
  facets: readonly Facet[]
  /** The chosen category. */
  category: string | null
  dealsOnly: boolean
  onToggle: (name: string, value: number | string) => void
  onDrop: (name: string) => void
  onDropCategory: () => void
  onDropDeals: () => void
  onClear: () => void
}

/** All filters of the result. Each can be removed, or all at once. */
export function FilterChips(props: Props) {
  const { filters, facets, category, dealsOnly, onToggle, onDrop, onDropCategory, onDropDeals, onClear } = props
  const text = useText()
  const format = useFormat()
  if (filters.length === 0 && category === null && !dealsOnly) return null
  return (
    <Chips>
      {category !== null && <RemovableChip onRemove={onDropCategory}>{category}</RemovableChip>}
      {dealsOnly && <RemovableChip onRemove={onDropDeals}>{text('catalogue.dealsOnly')}</RemovableChip>}
      {filters.flatMap((filter) =>
        wordsOfFilter(filter, facets, format).map(({ value, words }) => (
          <RemovableChip
            key={`${filter.name} ${value}`}
            onRemove={() => (value === null ? onDrop(filter.name) : onToggle(filter.name, value))}
          >
            {words}
          </RemovableChip>
        )),
      )}
      <Button variant="quiet" size="small" onClick={onClear}>
        {text('catalogue.filter.clear')}
      </Button>
    </Chips>
  )
}
