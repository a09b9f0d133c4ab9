import { useState } from 'react'
import { useFormat, useText } from '../../texts/language-context.tsx'
import styles from './field.module.css'
import { Field, type FieldProps } from './field.tsx'
import { parseNumber } from './parse-number.ts'

interface NumberFieldProps extends FieldProps {
  value: number | null
  /** Called with every typed number, `null` for an empty or invalid text. */
  onChange: (value: number | null) => void
  unit?: string
  disabled?: boolean
  /** Gets the focus when its dialog opens. */
  startsDialog?: boolean
}

/** A number with decimals, typed with comma or point. An invalid text is reported after leaving the field, or sending its form. */
export function NumberField(props: NumberFieldProps) {
  const { label, hint, error, optional = false, value, onChange, unit, disabled, startsDialog } = props
  const text = useText()
  const format = useFormat()
  const [typed, setTyped] = useState<string | null>(null)
  const [left, setLeft] = useState(false)
  const shown = typed ?? (value === null ? '' : format.typed(value))
  const unreadable = shown.trim() !== '' && parseNumber(shown) === null ? text('ui.notANumber') : null
  return (
    <Field label={label} hint={hint} error={(left ? unreadable : null) ?? error ?? null} optional={optional}>
      {(described) => (
        <div className={styles.box} data-invalid={described['aria-invalid']}>
          <input
            {...described}
            // The form does not send a text that is null to the page.
            ref={(input) => input?.setCustomValidity(unreadable ?? '')}
            onInvalid={() => setLeft(true)}
            className={`${styles.input} ${styles.number}`}
            inputMode="decimal"
            autoComplete="off"
            disabled={disabled}
            data-autofocus={startsDialog}
            value={shown}
            onChange={(event) => {
              setTyped(event.target.value)
              onChange(parseNumber(event.target.value))
            }}
            onBlur={() => {
              setLeft(true)
              if (parseNumber(shown) !== null || shown.trim() === '') setTyped(null)
            }}
          />
          {unit !== undefined && <span className={styles.unit}>{unit}</span>}
        </div>
      )}
    </Field>
  )
}
