import type { Facet, Filter } from '@normwerk/contract/search'
import { formatLabel, formatValue } from '../../../shared/parts/attribute-text.ts'
import type { Format } from '../../../texts/format.ts'

interface ChosenWords {
  /** Null: the limits of a range. */
  value: number | string | null
  /** `Diameter 6 mm`, `Length 100 – 200 mm`. */
  words: string
}

/** Says a filter in words, each of its values apart. */
export function wordsOfFilter(filter: Filter, facets: readonly Facet[], format: Format): ChosenWords[] {
  const facet = facets.find(({ name }) => name === filter.name)
  const label = formatLabel(facet?.label ?? filter.name)
  const unit = facet?.unit == null ? '' : `\u202f${facet.unit}`
  if (filter.values === undefined) return [{ value: null, words: `${label} ${rangeText(filter, format.typed)}${unit}` }]
  return filter.values.map((value) => {
    const word = facet?.values.find((entry) => entry.value === value)?.label ?? formatValue(format, value)
    return { value, words: `${label} ${word}${unit}` }
  })
}

function rangeText({ min, max }: Filter, format: (value: number) => string): string {
  if (min === undefined) return `≤ ${format(max ?? 0)}`
  return max === undefined ? `≥ ${format(min)}` : `${format(min)} – ${format(max)}`
}
