import { type KeyboardEvent, useId, useState } from 'react'
import { useText } from '../../texts/language-context.tsx'
import { MinusIcon, PlusIcon } from '../page-icons.tsx'
import styles from './field.module.css'
import { parseNumber } from './parse-number.ts'

interface QuantityFieldProps {
  /** Read by screen readers; not shown, because the column or the button beside it says it. */
  label: string
  value: number
  /** Called with every whole number in the range, while typing and by the buttons and arrow keys. */
  onChange: (value: number) => void
  min?: number
  max: number
  size?: 'small' | 'medium'
  disabled?: boolean
  onEnter?: () => void
}

export function QuantityField(props: QuantityFieldProps) {
  const { label, value, onChange, min = 1, max, size = 'medium', disabled = false, onEnter } = props
  const text = useText()
  const errorId = useId()
  const [typed, setTyped] = useState<string | null>(null)
  const [left, setLeft] = useState(false)
  const allowed = (quantity: number | null) =>
    quantity !== null && Number.isInteger(quantity) && quantity >= min && quantity <= max
  const invalid = typed !== null && left && !allowed(parseNumber(typed))

  function step(by: number) {
    const next = Math.min(max, Math.max(min, value + by))
    setTyped(null)
    if (next !== value) onChange(next)
  }

  function type(entry: string) {
    const quantity = parseNumber(entry)
    setTyped(entry)
    setLeft(false)
    if (quantity !== null && allowed(quantity)) onChange(quantity)
  }

  function onKeyDown(event: KeyboardEvent) {
    if (event.key === 'ArrowUp' || event.key === 'ArrowDown') {
      event.preventDefault()
      step(event.key === 'ArrowUp' ? 1 : -1)
    }
    if (event.key === 'Enter') {
      setLeft(true)
      if (typed === null || allowed(parseNumber(typed))) onEnter?.()
    }
  }

  return (
    <div>
      <div className={styles.quantity} data-size={size} data-invalid={invalid || undefined}>
        <button
          type="button"
          tabIndex={-1}
          className={styles.step}
          aria-label={text('ui.quantityLess')}
          disabled={disabled || value <= min}
          onClick={() => step(-1)}
        >
          <MinusIcon size={16} />
        </button>
        <input
          aria-label={label}
          aria-invalid={invalid || undefined}
          aria-describedby={invalid ? errorId : undefined}
          inputMode="numeric"
          autoComplete="off"
          disabled={disabled}
          value={typed ?? String(value)}
          onChange={(event) => type(event.target.value)}
          onFocus={(event) => event.target.select()}
          onKeyDown={onKeyDown}
          onBlur={() => {
            setLeft(true)
            if (typed !== null && allowed(parseNumber(typed))) setTyped(null)
          }}
        />
        <button
          type="button"
          tabIndex={-1}
          className={styles.step}
          aria-label={text('ui.quantityMore')}
          disabled={disabled || value >= max}
          onClick={() => step(1)}
        >
          <PlusIcon size={16} />
        </button>
      </div>
      {invalid && (
        <p id={errorId} className={styles.error} role="alert">
          {text('ui.wholeNumber', { min, max })}
        </p>
      )}
    </div>
  )
}
