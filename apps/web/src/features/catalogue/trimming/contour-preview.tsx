import { placeContour } from '@normwerk/parts/machining/check-contour'
import type { TipContour } from '@normwerk/parts/machining/tip-contour'
import type { Vertex } from '@normwerk/parts/shape/shape'
import styles from './trimming.module.css'

/** The end of a pin from the side, as wide as the contour; its shaft goes on to the left. */
export function ContourPreview({ label, contour }: { label: string; contour: TipContour }) {
  const height = contour.at(-1)?.across ?? 0
  const depth = Math.max(...contour.map((point) => point.depth))
  const face = placeContour(contour, depth, height)
  const start = -0.75 * height
  const margin = 0.06 * height
  const box = [start, -margin, depth - start + margin, height + 2 * margin]
  return (
    <svg className={styles.preview} viewBox={box.join(' ')} role="img" aria-label={label}>
      <path d={`M${start} ${height}${face.map(step).join('')}L${start} 0`} />
    </svg>
  )
}

/** A step of the path; on the screen y runs downwards, from the upper side of the tip. */
function step({ x, y, arc }: Vertex): string {
  const place = `${x} ${-y}`
  return arc === undefined ? `L${place}` : `A${Math.abs(arc)} ${Math.abs(arc)} 0 0 ${arc > 0 ? 0 : 1} ${place}`
}
