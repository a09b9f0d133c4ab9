import type { Facet } from '@normwerk/contract/search'
import { useDeferredValue, useState } from 'react'
import { formatValue } from '../../../shared/parts/attribute-text.ts'
import { useFormat, useText } from '../../../texts/language-context.tsx'
import styles from './value-list.module.css'

type Entry = Facet['values'][number]

/** How many values are shown before the list is unfolded: five rows of three numbers, or eight words. */
const maxShown = { number: 15, choice: 8 }
/** Longer lists get a search field. */
const searchable = 20

interface Props {
  facet: Facet
  chosen: readonly (number | string)[]
  onToggle: (value: number | string) => void
}

export function ValueList({ facet, chosen, onToggle }: Props) {
  const text = useText()
  const format = useFormat()
  const [all, setAll] = useState(false)
  const [sought, setSought] = useState('')
  const requested = useDeferredValue(sought).trim().toLowerCase()
  const { label, kind, values } = facet
  const textOf = ({ value, label: words }: Entry) => words ?? formatValue(format, value)
  const found = requested === '' ? values : values.filter((entry) => matches(textOf(entry), requested))
  const folded = !all && requested === '' && found.length > maxShown[kind] + 2
  const shown = folded ? firstOf(found, maxShown[kind], chosen) : found
  return (
    <div className={styles.list}>
      {values.length > searchable && (
        <input
          type="search"
          className={styles.search}
          aria-label={text('catalogue.filter.searchValues', { name: label })}
          placeholder={text('catalogue.filter.searchShort')}
          value={sought}
          onChange={(event) => setSought(event.target.value)}
        />
      )}
      <ul className={kind === 'number' ? styles.figures : styles.words} data-all={!folded || undefined}>
        {shown.map((entry) => {
          const isChosen = chosen.includes(entry.value)
          return (
            <li key={entry.value}>
              <label className={styles.value} data-empty={(entry.count === 0 && !isChosen) || undefined}>
                <input
                  type="checkbox"
                  checked={isChosen}
                  disabled={entry.count === 0 && !isChosen}
                  onChange={() => onToggle(entry.value)}
                />
                <span className={styles.name}>{textOf(entry)}</span>
                <span className={styles.count}>{format.number(entry.count)}</span>
              </label>
            </li>
          )
        })}
      </ul>
      {requested !== '' && found.length === 0 && <p className={styles.none}>{text('catalogue.filter.noValue')}</p>}
      {requested === '' && values.length > maxShown[kind] + 2 && (
        <button type="button" className={styles.fold} aria-expanded={all} onClick={() => setAll(!all)}>
          {all ? text('catalogue.filter.fewerValues') : text('catalogue.filter.allValues', { count: values.length })}
        </button>
      )}
    </div>
  )
}

/** Returns the first entries in their order: entries with hits before those without, and every chosen one. */
function firstOf(entries: readonly Entry[], count: number, chosen: readonly (number | string)[]): Entry[] {
  const useful = entries.filter((entry) => entry.count > 0)
  const fitting = new Set([...useful, ...entries.filter((entry) => entry.count === 0)].slice(0, count))
  return entries.filter((entry) => fitting.has(entry) || chosen.includes(entry.value))
}

/** In the search, comma and point are the same. */
function matches(shown: string, requested: string): boolean {
  return shown.toLowerCase().replaceAll(',', '.').includes(requested.replaceAll(',', '.'))
}
