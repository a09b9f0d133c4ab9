import { maxQuantity } from '@normwerk/contract/limits'
import { type KeyboardEvent, useId, useLayoutEffect, useRef, useState } from 'react'
import { useText } from '../../../texts/language-context.tsx'
import { MinusIcon, PlusIcon } from '../../../ui/page-icons.tsx'
import { useCartEditor } from '../edits/cart-editor.ts'
import styles from './quantity-input.module.css'
import { readQuantity } from './read-quantity.ts'

interface Props {
  positionId: string
  /** Label for screen readers. */
  label: string
  value: number
  /** An earlier typed text that is no quantity. */
  rejected: string | undefined
  disabled: boolean
  /** Called when zero was entered. */
  onZero: () => void
  /** Moves to the quantity of the next or previous row. */
  onMove: (by: 1 | -1) => void
}

const moves: Record<string, 1 | -1> = { ArrowDown: 1, ArrowUp: -1, Enter: 1 }
const steps: Record<string, 1 | -1> = { '+': 1, '-': -1 }

export function quantityFieldId(positionId: string): string {
  return `quantity-${positionId}`
}

/** The quantity of a position. Typing takes effect at once, except zero, which needs Enter or leaving the field. */
export function QuantityInput({ positionId, label, value, rejected, disabled, onZero, onMove }: Props) {
  const text = useText()
  const { positions } = useCartEditor()
  const errorId = useId()
  const field = useRef<HTMLInputElement>(null)
  const [typed, setTyped] = useState<string | null>(null)
  // An error is shown once the field has been left.
  const [left, setLeft] = useState(true)
  // Leaving the field must not overwrite a colleague's later change.
  const reported = useRef<number | null>(null)
  const stepped = useRef(false)

  // Typing after a step replaces the quantity, as after entering the field.
  useLayoutEffect(() => {
    if (stepped.current) field.current?.select()
    stepped.current = false
  })

  function edit(quantity: number): void {
    reported.current = quantity
    positions.edit(positionId, { quantity })
  }

  function step(by: number): void {
    const next = Math.min(maxQuantity, Math.max(1, value + by))
    setTyped(null)
    if (next !== value) edit(next)
    else if (rejected !== undefined) positions.drop(positionId, 'quantity')
  }

  function type(entry: string): void {
    setTyped(entry)
    setLeft(false)
    reported.current = null
    const quantity = readQuantity(entry)
    if (quantity === null) positions.reject(positionId, 'quantity', entry)
    else if (quantity > 0 && entry.trim() !== '') edit(quantity)
    else positions.drop(positionId, 'quantity')
  }

  /** @returns whether the text is a quantity, and the position stays */
  function confirm(): boolean {
    setLeft(true)
    setTyped(null)
    const quantity = typed === null ? value : readQuantity(typed)
    if (quantity === null || (typed === null && rejected !== undefined)) return false
    if (quantity === 0) {
      onZero()
      return false
    }
    if (quantity !== value && quantity !== reported.current) edit(quantity)
    positions.commit(positionId)
    return true
  }

  function takeBack(): void {
    setTyped(null)
    positions.drop(positionId, 'quantity')
  }

  function onKeyDown(event: KeyboardEvent): void {
    const { key, shiftKey } = event
    const move = moves[key]
    const by = steps[key]
    if (move !== undefined) {
      event.preventDefault()
      if (confirm()) onMove(key === 'Enter' && shiftKey ? -1 : move)
    } else if (by !== undefined) {
      event.preventDefault()
      stepped.current = true
      step(by)
    } else if (key === 'Escape' && (typed !== null || rejected !== undefined)) {
      event.preventDefault()
      takeBack()
    }
  }

  const isRejected = left && rejected !== undefined
  const willGo = typed !== null && readQuantity(typed) === 0
  return (
    <div className={styles.field}>
      <div className={styles.box} data-invalid={isRejected || undefined}>
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
          ref={field}
          id={quantityFieldId(positionId)}
          aria-label={label}
          aria-invalid={isRejected || undefined}
          aria-describedby={isRejected || willGo ? errorId : undefined}
          inputMode="numeric"
          autoComplete="off"
          disabled={disabled}
          value={typed ?? rejected ?? String(value)}
          onChange={(event) => type(event.target.value)}
          onFocus={(event) => event.target.select()}
          onBlur={confirm}
          onKeyDown={onKeyDown}
        />
        <button
          type="button"
          tabIndex={-1}
          aria-label={text('ui.quantityMore')}
          disabled={disabled || value >= maxQuantity}
          onClick={() => step(1)}
        >
          <PlusIcon size={16} />
        </button>
      </div>
      {isRejected && (
        <p id={errorId} className={styles.error} role="alert">
          {text('ui.wholeNumber', { min: 1, max: maxQuantity })}
        </p>
      )}
      {willGo && (
        <p id={errorId} className={styles.hint}>
          {text('cart.table.zeroRemoves')}
        </p>
      )}
    </div>
  )
}
