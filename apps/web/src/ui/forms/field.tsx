import { type ReactNode, useId } from 'react'
import { useText } from '../../texts/language-context.tsx'
import { ErrorIcon } from '../icons.tsx'
import styles from './field.module.css'

export interface FieldProps {
  label: string
  /** Shown below the input until an error replaces it. */
  hint?: ReactNode
  error?: string | null
  optional?: boolean
}

interface Described {
  id: string
  'aria-describedby': string | undefined
  'aria-invalid': true | undefined
}

/** Label, hint and error around one input, linked for screen readers. */
export function Field({
  label,
  hint,
  error,
  optional,
  children,
}: FieldProps & { children: (input: Described) => ReactNode }) {
  const text = useText()
  const id = useId()
  const noteId = `${id}-note`
  const failed = typeof error === 'string'
  const described = failed || hint !== undefined ? noteId : undefined
  return (
    <div className={styles.field}>
      <label className={styles.label} htmlFor={id}>
        {label} {optional === true && <span className={styles.optional}>({text('ui.optional')})</span>}
      </label>
      {children({ id, 'aria-describedby': described, 'aria-invalid': failed || undefined })}
      <FieldNote id={noteId} error={error} hint={hint} />
    </div>
  )
}

/** Hint or error below an input that refers to it by `aria-describedby`. */
export function FieldNote({ id, error, hint }: { id: string; error: string | null | undefined; hint?: ReactNode }) {
  if (typeof error === 'string') {
    return (
      <p id={id} className={styles.error}>
        <ErrorIcon size={16} />
        <span>{error}</span>
      </p>
    )
  }
  return hint === undefined ? null : (
    <p id={id} className={styles.hint}>
      {hint}
    </p>
  )
}
