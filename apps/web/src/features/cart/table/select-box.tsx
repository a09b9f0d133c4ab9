import type { ChangeEvent } from 'react'
import styles from './select-box.module.css'

interface Props {
  label: string
  checked: boolean
  /** Some, but not all, of its positions are selected. */
  mixed?: boolean
  onChange: (withShift: boolean) => void
}

/** A checkbox with a hidden label. With the Shift key it selects a range. */
export function SelectBox({ label, checked, mixed = false, onChange }: Props) {
  function change({ nativeEvent }: ChangeEvent): void {
    onChange(nativeEvent instanceof MouseEvent && nativeEvent.shiftKey)
  }
  return (
    <label className={styles.box}>
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
