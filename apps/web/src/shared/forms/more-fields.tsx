import { type ReactNode, useState } from 'react'
import { ChevronRightIcon } from '../../ui/icons.tsx'
import styles from './form-fields.module.css'

interface Props {
  label: string
  /** Open at first, because the fields are already filled in. */
  open?: boolean
  children: ReactNode
}

/** Fields that few users need, folded to keep a form short. An invalid field unfolds them (`useFormErrors`). */
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
