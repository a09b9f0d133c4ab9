import { type ComponentPropsWithRef, type ReactNode, useId } from 'react'
import styles from './field.module.css'
import { FieldNote } from './field.tsx'

interface Props extends Omit<ComponentPropsWithRef<'input'>, 'type' | 'className' | 'children'> {
  label: ReactNode
  error?: string | null
}

export function Checkbox({ label, error = null, ...input }: Props) {
  const noteId = useId()
  const failed = error === null ? {} : ({ 'aria-invalid': true, 'aria-describedby': noteId } as const)
  return (
    <div className={styles.field}>
      <label className={styles.check} data-disabled={input.disabled || undefined}>
        <input {...input} {...failed} type="checkbox" />
        <span>{label}</span>
      </label>
      <FieldNote id={noteId} error={error} />
    </div>
  )
}
