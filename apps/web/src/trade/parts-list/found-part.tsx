import type { ImportedRow } from '@normwerk/contract/parts-list'
import { useFormat, useText } from '../../texts/language-context.tsx'
import { CheckIcon, ScissorsIcon } from '../../ui/icons.tsx'
import { ArticleNumber } from '../article-number.tsx'
import { formatTolerance } from '../tolerance-class.ts'
import styles from './row-finding.module.css'

/** The part of a row with how it is cut; nothing where none was found. */
export function FoundPart({ answer }: { answer: ImportedRow }) {
  const text = useText()
  const format = useFormat()
  const { articleNo, description, quantity, isThreeOne = false } = answer
  const { changedLength = null, toleranceClass = null } = answer
  if (articleNo === undefined) return null
  return (
    <>
      <p className={styles.part}>
        {quantity !== undefined && <span className={styles.quantity}>{format.number(quantity)} ×</span>}{' '}
        <span className={styles.number}>
          <ArticleNumber>{articleNo}</ArticleNumber>
        </span>{' '}
        {description !== undefined && <span className={styles.description}>{description}</span>}
      </p>
      {(changedLength !== null || isThreeOne) && (
        <p className={styles.options}>
          {changedLength !== null && (
            <span className={styles.option}>
              <ScissorsIcon size={14} />
              <span className="visually-hidden">{text('trade.cutTo')}</span>
              {format.measure(changedLength, 'mm')}
              {toleranceClass !== null && (
                <span className={styles.tolerance}>{formatTolerance(format, toleranceClass)}</span>
              )}
            </span>
          )}
          {isThreeOne && (
            <span className={styles.option}>
              <CheckIcon size={14} />
              {text('trade.certificate')}
            </span>
          )}
        </p>
      )}
    </>
  )
}
