import type { Facet, Filter } from '@normwerk/contract/search'
import { memo, useState } from 'react'
import { useText } from '../../../texts/language-context.tsx'
import { Button } from '../../../ui/forms/button.tsx'
import { Checkbox } from '../../../ui/forms/checkbox.tsx'
import { ChevronDownIcon } from '../../../ui/page-icons.tsx'
import { arrangeFacets, openedAtFirst } from './arrange-facets.ts'
import { filterOf } from './change-filters.ts'
import { FacetGroup } from './facet-group.tsx'
import styles from './filter.module.css'

interface Props {
  facets: readonly Facet[]
  filters: readonly Filter[]
  total: number
  dealsOnly: boolean
  onDealsOnly: (next: boolean) => void
  onToggle: (name: string, value: number | string) => void
  onRange: (name: string, min: number | null, max: number | null) => void
}

/** The facets of an answer: "or" within a group, "and" between groups. The counts follow the choice. */
export const FilterPanel = memo(function FilterPanel(props: Props) {
  const { facets, filters, total, dealsOnly, onDealsOnly, onToggle, onRange } = props
  const text = useText()
  const [all, setAll] = useState(false)
  const { main, more } = arrangeFacets(facets, filters, total)
  const shown = all ? [...main, ...more] : main
  return (
    <div className={styles.panel}>
      <Checkbox
        label={text('catalogue.dealsOnly')}
        checked={dealsOnly}
        onChange={(event) => onDealsOnly(event.target.checked)}
      />
      {shown.map((facet) => (
        <FacetGroup
          key={facet.name}
          facet={facet}
          chosen={filterOf(filters, facet.name)}
          startsOpen={openedAtFirst.includes(facet.name)}
          onToggle={onToggle}
          onRange={onRange}
        />
      ))}
      {more.length > 0 && !all && (
        <Button variant="quiet" size="small" icon={<ChevronDownIcon size={16} />} onClick={() => setAll(true)}>
          {text('catalogue.filter.more', { count: more.length })}
        </Button>
      )}
    </div>
  )
})
