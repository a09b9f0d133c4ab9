import type { ComponentPropsWithRef, ReactNode } from 'react'
import styles from './field.module.css'

interface Props extends Omit<ComponentPropsWithRef<'input'>, 'type' | 'className' | 'children'> {
  label: ReactNode
}

/** One of several choices; those with one `name` belong together. */
export function Radio({ label, ...input }: Props) {
  return (
    <label className={styles.check} data-disabled={input.disabled || undefined}>
      <input {...input} type="radio" />
      <span>{label}</span>
    </label>
  )
}
