import { type ReactNode, useId } from 'react'
import styles from './controls.module.css'

interface Props<Value extends string> {
  label: string
  value: Value
  options: readonly { value: Value; label: string; icon?: ReactNode }[]
  onChange: (value: Value) => void
  /** Shows only the icons; screen readers still read the labels. */
  iconsOnly?: boolean
}

/** Switches between a few views. */
export function Segments<Value extends string>({ label, value, options, onChange, iconsOnly = false }: Props<Value>) {
  const name = useId()
  return (
    <div role="radiogroup" aria-label={label} className={styles.segments}>
      {options.map((option) => (
        <label key={option.value} className={styles.segment} title={iconsOnly ? option.label : undefined}>
          <input
            type="radio"
            name={name}
            checked={option.value === value}
            aria-label={option.label}
            onChange={() => onChange(option.value)}
          />
          {option.icon}
          {!iconsOnly && option.label}
        </label>
      ))}
    </div>
  )
}
