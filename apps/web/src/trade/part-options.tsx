import type { ReactNode } from 'react'
import { useFormat, useText } from '../texts/language-context.tsx'
import { CheckIcon, ScissorsIcon } from '../ui/icons.tsx'
import styles from './part-options.module.css'
import { formatTolerance } from './tolerance-class.ts'

interface Props {
  changedLength: number | null
  toleranceClass: string | null
  isThreeOne: boolean
  /** Beside the cut length, such as a link to change it. */
  aside?: ReactNode
}

/** What is done to a part: the cut with its tolerance, the certificate; nothing where it is as stocked. */
export function PartOptions({ changedLength, toleranceClass, isThreeOne, aside }: Props) {
  const text = useText()
  const format = useFormat()
  if (changedLength === null && !isThreeOne) return null
  return (
    <p className={styles.options}>
      {changedLength !== null && (
        <span className={styles.option}>
          <ScissorsIcon size={14} />
          <span className="visually-hidden">{text('trade.cutTo')}</span>
          <span>{format.measure(changedLength, 'mm')}</span>
          {toleranceClass !== null && (
            <span className={styles.tolerance}>{formatTolerance(format, toleranceClass)}</span>
          )}
        </span>
      )}
      {aside}
      {isThreeOne && (
        <span className={styles.option}>
          <CheckIcon size={14} />
          {text('trade.certificate')}
        </span>
      )}
    </p>
  )
}
