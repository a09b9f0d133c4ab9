import type { FormEvent } from 'react'
import { formatLabel, formatSymbol, formatValue } from '../../../shared/parts/attribute-text.ts'
import { useFormat, useText } from '../../../texts/language-context.tsx'
import type { CrossLayout } from './cross-layout.ts'
import styles from './dimension-table.module.css'
import { findValue, neighboursOf } from './find-value.ts'

interface Props {
  layout: CrossLayout
  /** The typed sizes for row and column. */
  sizes: readonly [string, string]
  onChange: (sizes: readonly [string, string]) => void
  onEnter: () => void
}

/** Two small fields that select a size while the buyer types. */
export function SizeFinder({ layout, sizes, onChange, onEnter }: Props) {
  const [row, column] = sizes
  const lines = layout.lines.map(({ value }) => value)

  function submit(event: FormEvent) {
    event.preventDefault()
    onEnter()
  }

  return (
    <form className={styles.finder} onSubmit={submit}>
      <SizeInput column={layout.row} values={lines} typed={row} onType={(typed) => onChange([typed, column])} />
      <SizeInput
        column={layout.column}
        values={layout.heads}
        typed={column}
        onType={(typed) => onChange([row, typed])}
      />
      <button type="submit" className="visually-hidden" tabIndex={-1}>
        OK
      </button>
      <Missing values={lines} typed={row} />
      <Missing values={layout.heads} typed={column} />
    </form>
  )
}

interface SizeInputProps {
  column: CrossLayout['row']
  values: readonly (number | string)[]
  typed: string
  onType: (typed: string) => void
}

function SizeInput({ column, values, typed, onType }: SizeInputProps) {
  const text = useText()
  const format = useFormat()
  const [first] = values
  const unknown = typed !== '' && findValue(values, typed) === -1
  return (
    <label className={styles.size} data-unknown={unknown || undefined} data-kind={column.kind}>
      <span aria-hidden="true">{formatSymbol(column.symbol)}</span>
      <input
        aria-label={text('catalogue.dimensionTable.find', { size: formatLabel(column.label) })}
        aria-invalid={unknown || undefined}
        inputMode="decimal"
        autoComplete="off"
        placeholder={first === undefined ? '' : formatValue(format, first)}
        value={typed}
        onChange={(event) => onType(event.target.value)}
        onKeyDown={(event) => {
          if (event.key === 'Escape' && typed !== '') onType('')
        }}
      />
    </label>
  )
}

/** Says that a size is not made, and names the closest ones. */
function Missing({ values, typed }: { values: readonly (number | string)[]; typed: string }) {
  const text = useText()
  const format = useFormat()
  if (typed === '' || findValue(values, typed) !== -1) return null
  const near = neighboursOf(values, typed).map((value) => formatValue(format, value))
  return (
    <span className={styles.missing} role="status">
      {near.length === 0
        ? text('catalogue.dimensionTable.noSize', { size: typed })
        : text('catalogue.dimensionTable.nearest', { size: typed, near: near.join(' · ') })}
    </span>
  )
}
