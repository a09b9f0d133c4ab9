import { type KeyboardEvent, useId, useRef, useState } from 'react'
import { useText } from '../../texts/language-context.tsx'
import { MinusIcon, PlusIcon } from '../../ui/icons.tsx'
import styles from './quantity-input.module.css'
import { most, readQuantity } from './read-quantity.ts'

interface Props {
  id: string
  /** Read out with the field. */
  label: string
  value: number
  disabled: boolean
  /** A quantity from 1 on, while typing and by buttons and arrow keys. */
  onEdit: (quantity: number) => void
  /** Enter, or the field is left. */
  onCommit: () => void
  /** Zero was entered. */
  onZero: () => void
}

/** The quantity of a position: what is typed counts at once, zero only when it is confirmed by Enter or leaving. */
export function QuantityInput({ id, label, value, disabled, onEdit, onCommit, onZero }: Props) {
  const text = useText()
  const errorId = useId()
  const [typed, setTyped] = useState<string | null>(null)
  const [refused, setRefused] = useState(false)
  // Leaving the field must not take back what a colleague has changed since it was typed.
  const told = useRef<number | null>(null)

  function edit(quantity: number): void {
    told.current = quantity
    onEdit(quantity)
  }

  function step(by: number): void {
    const next = Math.min(most, Math.max(1, value + by))
    setTyped(null)
    setRefused(false)
    if (next !== value) edit(next)
  }

  function type(entry: string): void {
    setTyped(entry)
    setRefused(false)
    const quantity = readQuantity(entry)
    if (quantity !== null && quantity > 0 && entry.trim() !== '') edit(quantity)
  }

  function confirm(): void {
    if (typed === null) return
    const quantity = readQuantity(typed)
    if (quantity === null) {
      setRefused(true)
      return
    }
    setTyped(null)
    if (quantity === 0) {
      onZero()
      return
    }
    if (quantity !== value && quantity !== told.current) edit(quantity)
    told.current = null
    onCommit()
  }

  function onKeyDown(event: KeyboardEvent): void {
    if (event.key === 'ArrowUp' || event.key === 'ArrowDown') {
      event.preventDefault()
      step(event.key === 'ArrowUp' ? 1 : -1)
    } else if (event.key === 'Enter') {
      event.preventDefault()
      confirm()
      onCommit()
    }
  }

  const willGo = typed !== null && readQuantity(typed) === 0
  return (
    <div className={styles.field}>
      <div className={styles.box} data-invalid={refused || undefined}>
        <button
          type="button"
          tabIndex={-1}
          aria-label={text('ui.quantityLess')}
          disabled={disabled || value <= 1}
          onClick={() => step(-1)}
        >
          <MinusIcon size={16} />
        </button>
        <input
          id={id}
          aria-label={label}
          aria-invalid={refused || undefined}
          aria-describedby={refused || willGo ? errorId : undefined}
          inputMode="numeric"
          autoComplete="off"
          disabled={disabled}
          value={typed ?? String(value)}
          onChange={(event) => type(event.target.value)}
          onFocus={(event) => event.target.select()}
          onBlur={() => {
            confirm()
            onCommit()
          }}
          onKeyDown={onKeyDown}
        />
        <button
          type="button"
          tabIndex={-1}
          aria-label={text('ui.quantityMore')}
          disabled={disabled || value >= most}
          onClick={() => step(1)}
        >
          <PlusIcon size={16} />
        </button>
      </div>
      {refused && (
        <p id={errorId} className={styles.error} role="alert">
          {text('ui.wholeNumber', { min: 1, max: most })}
        </p>
      )}
      {willGo && (
        <p id={errorId} className={styles.hint}>
          {text('cart.zeroRemoves')}
        </p>
      )}
    </div>
  )
}
