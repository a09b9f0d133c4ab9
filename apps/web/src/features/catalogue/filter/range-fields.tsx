import type { Facet, Filter } from '@normwerk/contract/search'
import { type FormEvent, useState } from 'react'
import { useFormat, useText } from '../../../texts/language-context.tsx'
import { parseNumber } from '../../../ui/forms/parse-number.ts'
import styles from './filter.module.css'

interface Props {
  facet: Facet
  chosen: Filter | undefined
  onRange: (name: string, min: number | null, max: number | null) => void
}

/** Lower and upper limit. They take effect on Enter, or when the fields are left. */
export function RangeFields({ facet, chosen, onRange }: Props) {
  const text = useText()
  const format = useFormat()
  const shown = (limit: number | undefined) => (limit === undefined ? '' : format.typed(limit))
  const [typed, setTyped] = useState<{ min: string; max: string } | null>(null)
  const current = typed ?? { min: shown(chosen?.min), max: shown(chosen?.max) }

  function apply() {
    if (typed === null) return
    setTyped(null)
    const [min, max] = [parseNumber(typed.min), parseNumber(typed.max)]
    if (min !== (chosen?.min ?? null) || max !== (chosen?.max ?? null)) onRange(facet.name, min, max)
  }

  function submit(event: FormEvent) {
    event.preventDefault()
    apply()
  }

  const input = (side: 'min' | 'max') => (
    <input
      aria-label={text(side === 'min' ? 'catalogue.filter.from' : 'catalogue.filter.to', { name: facet.label })}
      inputMode="decimal"
      autoComplete="off"
      placeholder={shown(facet[side])}
      value={current[side]}
      onChange={(event) => setTyped({ ...current, [side]: event.target.value })}
    />
  )

  return (
    <form
      className={styles.range}
      onSubmit={submit}
      onBlur={(event) => {
        if (!event.currentTarget.contains(event.relatedTarget)) apply()
      }}
    >
      {input('min')}
      <span aria-hidden="true">–</span>
      {input('max')}
      <button type="submit" className="visually-hidden" tabIndex={-1}>
        {text('catalogue.filter.applyRange')}
      </button>
    </form>
  )
}
