import type { ComponentPropsWithRef, ReactNode } from 'react'
import styles from './field.module.css'

interface Props extends Omit<ComponentPropsWithRef<'input'>, 'type' | 'className' | 'children'> {
  label: ReactNode
}

export function Checkbox({ label, ...input }: Props) {
  return (
    <label className={styles.check} data-disabled={input.disabled || undefined}>
      <input {...input} type="checkbox" />
      <span>{label}</span>
    </label>
  )
}
