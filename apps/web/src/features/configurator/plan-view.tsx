import { borePlates } from '@normwerk/parts/mould-base/bore-plates'
import type { MouldBase } from '@normwerk/parts/mould-base/derive-mould-base'
import { useText } from '../../texts/language-context.tsx'
import styles from './mould-base.module.css'

const margin = 12

/** The parting face of plate B with its bores, and the field that is free of them. */
export function PlanView({ base }: { base: MouldBase }) {
  const text = useText()
  const plate = borePlates(base).find(({ line }) => line.role === 'cavityPlateB')
  const { width, length, usableWidth, usableLength } = base.pattern
  return (
    <svg
      className={styles.drawing}
      viewBox={[-width / 2 - margin, -length / 2 - margin, width + 2 * margin, length + 2 * margin].join(' ')}
      role="img"
      aria-label={text('configurator.view.plan')}
    >
      <rect data-kind="plate" x={-width / 2} y={-length / 2} width={width} height={length} />
      {plate?.bores.map(({ x, y, diameter, from, to }) => (
        <circle
          key={`${x} ${y} ${diameter} ${from}`}
          data-hidden={to < plate.thickness || undefined}
          cx={x}
          cy={-y}
          r={diameter / 2}
        />
      ))}
      <rect
        className={styles.usable}
        x={-usableWidth / 2}
        y={-usableLength / 2}
        width={usableWidth}
        height={usableLength}
      />
      <path
        className={styles.centre}
        d={`M0 ${-length / 2 - 6}V${length / 2 + 6}M${-width / 2 - 6} 0H${width / 2 + 6}`}
      />
    </svg>
  )
}
