import { type ComponentPropsWithRef, useState } from 'react'
import { useText } from '../../texts/language-context.tsx'
import styles from './field.module.css'
import { Field, type FieldProps } from './field.tsx'

interface TextFieldProps extends FieldProps, Omit<ComponentPropsWithRef<'input'>, 'type' | 'className'> {
  type?: 'text' | 'email' | 'tel' | 'search' | 'date' | 'datetime-local'
}

export function TextField({ label, hint, error, optional = false, ...input }: TextFieldProps) {
  return (
    <Field label={label} hint={hint} error={error ?? null} optional={optional}>
      {(described) => (
        <div className={styles.box} data-invalid={described['aria-invalid']}>
          <input {...input} {...described} className={styles.input} />
        </div>
      )}
    </Field>
  )
}

type PasswordFieldProps = Omit<TextFieldProps, 'type'>

export function PasswordField({ label, hint, error, optional = false, ...input }: PasswordFieldProps) {
  const text = useText()
  const [shown, setShown] = useState(false)
  return (
    <Field label={label} hint={hint} error={error ?? null} optional={optional}>
      {(described) => (
        <div className={styles.box} data-invalid={described['aria-invalid']}>
          <input {...input} {...described} className={styles.input} type={shown ? 'text' : 'password'} />
          <button type="button" className={styles.reveal} aria-pressed={shown} onClick={() => setShown(!shown)}>
            {text(shown ? 'ui.hidePassword' : 'ui.showPassword')}
          </button>
        </div>
      )}
    </Field>
  )
}

interface TextAreaProps extends FieldProps, Omit<ComponentPropsWithRef<'textarea'>, 'className'> {}

export function TextArea({ label, hint, error, optional = false, ...input }: TextAreaProps) {
  return (
    <Field label={label} hint={hint} error={error ?? null} optional={optional}>
      {(described) => (
        <div className={styles.box} data-invalid={described['aria-invalid']}>
          <textarea {...input} {...described} className={styles.input} />
        </div>
      )}
    </Field>
  )
}

interface SelectFieldProps<Value extends string> extends FieldProps {
  name?: string
  autoComplete?: string
  value: Value
  options: readonly { value: Value; label: string; disabled?: boolean }[]
  onChange: (value: Value) => void
}

/** A native select, because it works best on a phone and is fast in long forms. */
export function SelectField<Value extends string>(props: SelectFieldProps<Value>) {
  const { label, hint, error, optional = false, name, autoComplete, value, options, onChange } = props
  return (
    <Field label={label} hint={hint} error={error ?? null} optional={optional}>
      {(described) => (
        <div className={styles.box} data-invalid={described['aria-invalid']}>
          <select
            {...described}
            name={name}
            autoComplete={autoComplete}
            className={styles.input}
            value={value}
            onChange={(event) => {
              const chosen = options.find((option) => option.value === event.target.value)
              if (chosen !== undefined) onChange(chosen.value)
            }}
          >
            {options.map((option) => (
              <option key={option.value} value={option.value} disabled={option.disabled}>
                {option.label}
              </option>
            ))}
          </select>
        </div>
      )}
    </Field>
  )
}
