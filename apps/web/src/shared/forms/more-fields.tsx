import { type ReactNode, useState } from 'react'
import { ChevronRightIcon } from '../../ui/icons.tsx'
import styles from './form-fields.module.css'

interface Props {
  label: string
  /** Open from the start, as something stands in the fields already. */
  open?: boolean
  children: ReactNode
}

/** Fields that few need, folded away so that a form stays short. A bad one among them unfolds (`useFormErrors`). */
export function MoreFields({ label, open = false, children }: Props) {
  const [openedFirst] = useState(open)
  return (
    <details className={styles.more} open={openedFirst}>
      <summary>
        <ChevronRightIcon size={16} />
        <span>{label}</span>
      </summary>
      <div>{children}</div>
    </details>
  )
}
