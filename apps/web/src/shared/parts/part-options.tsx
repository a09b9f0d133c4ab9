import { formatTolerance } from '@normwerk/i18n/format-tolerance'
import type { PartOptions as Options } from '@normwerk/parts/configured-part'
import { specialKeys } from '@normwerk/parts/machining/special-machining'
import type { ReactNode } from 'react'
import { useFormat, useText } from '../../texts/language-context.tsx'
import { CheckIcon } from '../../ui/icons.tsx'
import { ScissorsIcon } from '../../ui/page-icons.tsx'
import { isAsStocked } from './part-of.ts'
import styles from './part-options.module.css'
import { specialLabels, specialViews } from './special-machining.tsx'

interface Props {
  options: Options
  /** Beside the cut length, such as a link to change it. */
  aside?: ReactNode
}

/**
 * The machining of a part: the cut with its tolerance, special machining, the certificate; nothing for a stock part.
 */
export function PartOptions({ options, aside }: Props) {
  const text = useText()
  const format = useFormat()
  const { changedLength, toleranceClass, certificate } = options
  const labels = specialLabels(options, text, format)
  if (isAsStocked(options)) return null
  return (
    <p className={styles.options} data-part="options">
      {changedLength !== null && (
        <span className={styles.option}>
          <ScissorsIcon size={14} />
          <span className="visually-hidden">{text('shared.cutTo')}</span>
          <span>{format.measure(changedLength, 'mm')}</span>
          {toleranceClass !== null && (
            <span className={styles.tolerance}>{formatTolerance(toleranceClass, format.typed)}</span>
          )}
        </span>
      )}
      {specialKeys.map((key) => {
        const { Icon } = specialViews[key]
        return (
          labels[key] !== null && (
            <span key={key} className={styles.option}>
              <Icon size={14} />
              {labels[key]}
            </span>
          )
        )
      })}
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
