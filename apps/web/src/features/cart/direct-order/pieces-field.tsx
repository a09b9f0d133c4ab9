import { maxWrittenNumberLength } from '@normwerk/contract/limits'
import type { ComponentPropsWithRef } from 'react'
import styles from './direct-order.module.css'

interface Props extends Pick<ComponentPropsWithRef<'input'>, 'ref' | 'onBlur'> {
  label: string
  value: string
  isRejected: boolean
  onType: (quantity: string) => void
  onEnter: () => void
}

/** A quantity in free text: 12, 12 Stk.; empty means one. */
export function PiecesField({ ref, label, value, isRejected, onType, onEnter, onBlur }: Props) {
  return (
    <input
      ref={ref}
      className={styles.quantity}
      aria-label={label}
      aria-invalid={isRejected || undefined}
      inputMode="numeric"
      placeholder="1"
      maxLength={maxWrittenNumberLength}
      autoComplete="off"
      enterKeyHint="next"
      value={value}
      onFocus={(event) => event.target.select()}
      onChange={(event) => onType(event.target.value)}
      onKeyDown={(event) => {
        if (event.key !== 'Enter') return
        event.preventDefault()
        if (!event.repeat) onEnter()
      }}
      onBlur={onBlur}
    />
  )
}
