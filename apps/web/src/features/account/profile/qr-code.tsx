import { encode } from 'uqr'
import styles from './security.module.css'

interface Props {
  value: string
  label: string
}

/** Whole pixels per square, so that all squares have the same size. */
const pixels = 4

/** Dark on light in both colour schemes, because many cameras cannot read the reverse. */
export function QrCode({ value, label }: Props) {
  const { size, data } = encode(value, { border: 3 })
  const path = data.map((row, y) => row.map((dark, x) => (dark ? `M${x} ${y}h1v1h-1z` : '')).join('')).join('')
  return (
    <svg
      className={styles.qrCode}
      width={size * pixels}
      height={size * pixels}
      viewBox={`0 0 ${size} ${size}`}
      role="img"
      aria-label={label}
      shapeRendering="crispEdges"
    >
      <path d={path} fill="currentColor" />
    </svg>
  )
}
