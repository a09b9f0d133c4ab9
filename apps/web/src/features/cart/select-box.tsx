import type { ChangeEvent } from 'react'
import styles from './cart-table.module.css'

interface Props {
  label: string
  checked: boolean
  /** Some, not all, of what it stands for. */
  mixed?: boolean
  onChange: (withShift: boolean) => void
}

/** A checkbox without a label to be seen; with the shift key it chooses a range. */
export function SelectBox({ label, checked, mixed = false, onChange }: Props) {
  function change({ nativeEvent }: ChangeEvent): void {
    onChange(nativeEvent instanceof MouseEvent && nativeEvent.shiftKey)
  }
  return (
    <label className={styles.selectBox}>
      <input
        type="checkbox"
        aria-label={label}
        checked={checked}
        ref={(box) => {
          if (box !== null) box.indeterminate = mixed
        }}
        onChange={change}
      />
    </label>
  )
}
