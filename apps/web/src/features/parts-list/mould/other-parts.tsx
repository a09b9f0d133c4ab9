import type { MouldPart } from '@normwerk/contract/parts-list/mould'
import { useFormat, useText } from '../../../texts/language-context.tsx'
import { formatSize } from './list-mould.ts'
import styles from './mould-step.module.css'

interface Props {
  parts: readonly MouldPart[]
  marked: number | null
  onMark: (row: number | null) => void
}

/** The bodies that are no parts of ours, with their size. */
export function OtherParts({ parts, marked, onMark }: Props) {
  const text = useText()
  const format = useFormat()
  const count = parts.reduce((sum, { quantity }) => sum + quantity, 0)
  return (
    <details className={styles.others}>
      <summary>{text('partsList.mould.otherCount', { count })}</summary>
      <ul className={styles.parts}>
        {parts.map(({ row, quantity, name, size }) => (
          <li
            key={row}
            className={styles.other}
            data-marked={marked === row || undefined}
            onPointerEnter={() => onMark(row)}
            onPointerLeave={() => onMark(null)}
          >
            <span>{format.number(quantity)} ×</span>
            <span>{name === '' ? text('partsList.mould.unnamed') : name}</span>
            <span className={styles.soft}>{size === null ? text('partsList.mould.tooComplex') : formatSize(size)}</span>
          </li>
        ))}
      </ul>
    </details>
  )
}
