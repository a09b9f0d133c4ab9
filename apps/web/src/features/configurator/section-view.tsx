import type { MouldBase } from '@normwerk/parts/mould-base/derive-mould-base'
import { type SectionPiece, sectionOf } from '@normwerk/parts/mould-base/section'
import { useFormat, useText } from '../../texts/language-context.tsx'
import styles from './mould-base.module.css'

const margin = 12
/** The ring stands above the mould. */
const above = 8

/** A section through a mould base, true to scale, with its height and width. */
export function SectionView({ base }: { base: MouldBase }) {
  const text = useText()
  const format = useFormat()
  const pieces = sectionOf(base)
  const width = Math.max(...pieces.map((piece) => piece.width))
  const { height } = base
  const size = Math.max(width, height) / 26
  const box = [
    -width / 2 - margin,
    -height - above - margin,
    width + 2 * margin + 4 * size,
    height + above + 2 * margin + 3 * size,
  ]
  const right = width / 2 + 2 * size
  const below = 2 * size
  return (
    <svg
      className={styles.drawing}
      viewBox={box.join(' ')}
      role="img"
      aria-label={text('configurator.view.section')}
      style={{ fontSize: size }}
    >
      {pieces.map((piece) => (
        <rect
          key={`${piece.role} ${piece.x} ${piece.z} ${piece.width}`}
          data-kind={kindOf(piece)}
          x={piece.x}
          y={-piece.z - piece.height}
          width={piece.width}
          height={piece.height}
        />
      ))}
      <path className={styles.centre} d={`M0 ${-height - above - 8}V8`} />
      <path
        className={styles.dimension}
        d={`M${right} 0V${-height}M${right - size / 2} 0h${size}M${right - size / 2} ${-height}h${size}`}
      />
      <text x={right + size} y={-height / 2} dominantBaseline="middle">
        {format.number(height)}
      </text>
      <path
        className={styles.dimension}
        d={`M${-width / 2} ${below}H${width / 2}M${-width / 2} ${below - size / 2}v${size}M${width / 2} ${below - size / 2}v${size}`}
      />
      <text x={0} y={below + 1.3 * size} textAnchor="middle">
        {format.number(width)}
      </text>
    </svg>
  )
}

function kindOf({ role }: SectionPiece): string {
  if (role.startsWith('guide')) return 'guide'
  if (role.startsWith('screw')) return 'screw'
  if (/plate/i.test(role) || role === 'riser') return 'plate'
  return 'part'
}
