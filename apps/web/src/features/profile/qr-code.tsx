import { encode } from 'uqr'
import styles from './security.module.css'

interface Props {
  value: string
  label: string
}

/** Dark on light in both colour schemes: many cameras read nothing else. */
export function QrCode({ value, label }: Props) {
  const { size, data } = encode(value, { ecc: 'M', border: 3 })
  const path = data.map((row, y) => row.map((dark, x) => (dark ? `M${x} ${y}h1v1h-1z` : '')).join('')).join('')
  return (
    <svg
      className={styles.qrCode}
      viewBox={`0 0 ${size} ${size}`}
      role="img"
      aria-label={label}
      shapeRendering="crispEdges"
    >
      <path d={path} fill="currentColor" />
    </svg>
  )
}
