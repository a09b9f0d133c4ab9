import type { Facet, Filter } from '@normwerk/contract/search'
import { formatLabel, formatValue } from '../../../shared/parts/attribute-text.ts'
import { useFormat, useText } from '../../../texts/language-context.tsx'
import { Chips, RemovableChip } from '../../../ui/data/chip.tsx'
import { Button } from '../../../ui/forms/button.tsx'

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
      {filters.flatMap((filter) => {
        const facet = facets.find(({ name }) => name === filter.name)
        const label = formatLabel(facet?.label ?? filter.name)
        const unit = facet?.unit == null ? '' : `\u202f${facet.unit}`
        if (filter.values === undefined) {
          return (
            <RemovableChip key={filter.name} onRemove={() => onDrop(filter.name)}>
              {`${label} ${rangeText(filter, format.typed)}${unit}`}
            </RemovableChip>
          )
        }
        return filter.values.map((value) => {
          const words = facet?.values.find((entry) => entry.value === value)?.label ?? formatValue(format, value)
          return (
            <RemovableChip key={`${filter.name} ${value}`} onRemove={() => onToggle(filter.name, value)}>
              {`${label} ${words}${unit}`}
            </RemovableChip>
          )
        })
      })}
      <Button variant="quiet" size="small" onClick={onClear}>
        {text('catalogue.filter.clear')}
      </Button>
    </Chips>
  )
}

function rangeText({ min, max }: Filter, print: (value: number) => string): string {
  if (min === undefined) return `≤ ${print(max ?? 0)}`
  return max === undefined ? `≥ ${print(min)}` : `${print(min)} – ${print(max)}`
}
