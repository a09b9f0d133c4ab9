import { useId } from 'react'
import styles from './slider.module.css'

interface Props {
  label: string
  min: number
  max: number
  value: number
  onChange: (value: number) => void
}

/** A value between two limits, chosen by pointer or arrow keys. It is disabled if there is nothing to choose. */
export function Slider({ label, min, max, value, onChange }: Props) {
  const id = useId()
  return (
    <div className={styles.slider}>
      <label htmlFor={id}>{label}</label>
      <input
        id={id}
        type="range"
        min={min}
        max={max}
        step={(max - min) / 50 || 1}
        value={value}
        disabled={max <= min}
        onChange={({ target }) => onChange(target.valueAsNumber)}
      />
    </div>
  )
}
