import type { Facet, Filter } from '@normwerk/contract/search'
import { memo, useId, useState } from 'react'
import { formatLabel } from '../../../shared/parts/attribute-text.ts'
import { useText } from '../../../texts/language-context.tsx'
import { ChevronDownIcon } from '../../../ui/page-icons.tsx'
import styles from './filter.module.css'
import { RangeFields } from './range-fields.tsx'
import { ValueList } from './value-list.tsx'

interface Props {
  facet: Facet
  chosen: Filter | undefined
  startsOpen: boolean
  onToggle: (name: string, value: number | string) => void
  onRange: (name: string, min: number | null, max: number | null) => void
}

/** One attribute, open or folded. A folded one still shows that something is chosen. */
export const FacetGroup = memo(function FacetGroup({ facet, chosen, startsOpen, onToggle, onRange }: Props) {
  const text = useText()
  const id = useId()
  const [open, setOpen] = useState(startsOpen || chosen !== undefined)
  const { name, label, unit, kind, values } = facet
  const isRange = values.length === 0
  const count = chosen === undefined ? 0 : (chosen.values?.length ?? 1)
  return (
    <section className={styles.group} aria-label={label}>
      <button
        type="button"
        className={styles.head}
        aria-expanded={open}
        aria-controls={id}
        onClick={() => setOpen(!open)}
      >
        <span>
          {formatLabel(label)}
          {unit !== null && <span className={styles.unit}> {unit}</span>}
        </span>
        {count > 0 && (
          <span className={styles.chosen}>
            <span className="visually-hidden">{text('catalogue.filter.chosen')} </span>
            {count}
          </span>
        )}
        <ChevronDownIcon size={16} />
      </button>
      {open && (
        <div id={id} className={styles.content}>
          {kind === 'number' && (isRange || values.length > 2) && (
            <RangeFields facet={facet} chosen={chosen} onRange={onRange} />
          )}
          {!isRange && (
            <ValueList facet={facet} chosen={chosen?.values ?? []} onToggle={(value) => onToggle(name, value)} />
          )}
        </div>
      )}
    </section>
  )
})
