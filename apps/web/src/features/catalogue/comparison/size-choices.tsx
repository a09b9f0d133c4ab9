import type { Facet, Filter } from '@normwerk/contract/search'
import { formatLabel, formatMeasure } from '../../../shared/parts/attribute-text.ts'
import { useFormat, useText } from '../../../texts/language-context.tsx'
import { FilterSelect } from '../../../ui/forms/filter-select.tsx'
import { dropFilter, toggleValue } from '../filter/change-filters.ts'
import styles from './comparison.module.css'

interface Props {
  sizes: readonly Facet[]
  filters: readonly Filter[]
  onChange: (filters: readonly Filter[]) => void
}

/** Chooses the size at which products are compared. */
export function SizeChoices({ sizes, filters, onChange }: Props) {
  const text = useText()
  const format = useFormat()
  return (
    <div className={styles.sizes}>
      {sizes.map(({ name, label, unit, values }) => (
        <FilterSelect
          key={name}
          label={formatLabel(label)}
          any={text('catalogue.comparison.anySize')}
          value={values.find(({ selected }) => selected)?.value.toString() ?? null}
          options={values.map(({ value, label: word }) => ({
            value: value.toString(),
            label: word ?? formatMeasure(format, { attribute: name, unit }, value),
          }))}
          onChange={(chosen) => {
            const value = values.find((entry) => entry.value.toString() === chosen)?.value
            const others = dropFilter(filters, name)
            onChange(value === undefined ? others : toggleValue(others, name, value))
          }}
        />
      ))}
    </div>
  )
}
