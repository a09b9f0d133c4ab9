import { borePlates } from '@normwerk/parts/mould-base/bore-plates'
import type { MouldBase } from '@normwerk/parts/mould-base/derive-mould-base'
import type { Point } from '@normwerk/parts/mould-base/points'
import type { MouseEvent } from 'react'
import { useText } from '../../texts/language-context.tsx'
import styles from './mould-base.module.css'
import { numberPins } from './number-pins.ts'

const margin = 12

interface Props {
  base: MouldBase
  /** Called with the place of a click, in whole mm from the centre; left out: the plan is only a picture. */
  onPick?: (point: Point) => void
}

/** The parting face of plate B with its bores, the field that is free of them, and the ejector pins. */
export function PlanView({ base, onPick }: Props) {
  const text = useText()
  const plate = borePlates(base).find(({ line }) => line.role === 'cavityPlateB')
  const { width, length, usableWidth, usableLength, ejectorWidth } = base.pattern
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: the rows beside it place pins by the keyboard
    <svg
      className={styles.drawing}
      viewBox={[-width / 2 - margin, -length / 2 - margin, width + 2 * margin, length + 2 * margin].join(' ')}
      role="img"
      aria-label={text('configurator.view.plan')}
      data-picks={onPick !== undefined || undefined}
      onClick={onPick && ((event) => onPick(placeOf(event)))}
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
      {onPick !== undefined && (
        <rect className={styles.hidden} x={-ejectorWidth / 2} y={-length / 2} width={ejectorWidth} height={length} />
      )}
      <path
        className={styles.centre}
        d={`M0 ${-length / 2 - 6}V${length / 2 + 6}M${-width / 2 - 6} 0H${width / 2 + 6}`}
      />
      {numberPins(base).map(({ pin: { x, y, diameter }, number, misfit }) => (
        <g key={number} className={styles.pin} data-misfit={misfit !== null || undefined}>
          <circle cx={x} cy={-y} r={diameter / 2} />
          <text x={x + diameter / 2 + 1} y={-y} fontSize={width / 30} dominantBaseline="middle">
            {number}
          </text>
        </g>
      ))}
    </svg>
  )
}

function placeOf({ currentTarget: plan, clientX, clientY }: MouseEvent<SVGSVGElement>): Point {
  const { x, y } = new DOMPoint(clientX, clientY).matrixTransform(plan.getScreenCTM()?.inverse())
  // Adding 0 turns -0 into 0.
  return { x: Math.round(x) + 0, y: 0 - Math.round(y) }
}
