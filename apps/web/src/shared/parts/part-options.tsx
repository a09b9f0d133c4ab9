import type { PartOptions as Options } from '@normwerk/parts/configured-part'
import type { ReactNode } from 'react'
import { useFormat, useText } from '../../texts/language-context.tsx'
import { CheckIcon, ScissorsIcon } from '../../ui/icons.tsx'
import { FlatsIcon } from './flats-icon.tsx'
import { flatsLabel } from './option-texts.ts'
import { isAsStocked } from './part-of.ts'
import styles from './part-options.module.css'
import { formatTolerance } from './tolerance-class.ts'

interface Props {
  options: Options
  /** Beside the cut length, such as a link to change it. */
  aside?: ReactNode
}

/**
 * The machining of a part: the cut with its tolerance, flats on its head, the certificate; nothing for a stock part.
 */
export function PartOptions({ options, aside }: Props) {
  const text = useText()
  const format = useFormat()
  const { changedLength, toleranceClass, certificate, headFlats } = options
  if (isAsStocked(options)) return null
  return (
    <p className={styles.options}>
      {changedLength !== null && (
        <span className={styles.option}>
          <ScissorsIcon size={14} />
          <span className="visually-hidden">{text('shared.cutTo')}</span>
          <span>{format.measure(changedLength, 'mm')}</span>
          {toleranceClass !== null && (
            <span className={styles.tolerance}>{formatTolerance(format, toleranceClass)}</span>
          )}
        </span>
      )}
      {headFlats !== null && (
        <span className={styles.option}>
          <FlatsIcon size={14} />
          {flatsLabel(text, format, headFlats)}
        </span>
      )}
      {aside}
      {certificate && (
        <span className={styles.option}>
          <CheckIcon size={14} />
          {text('shared.certificate')}
        </span>
      )}
    </p>
  )
}
