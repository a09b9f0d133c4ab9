import type { ImportedRow } from '@normwerk/contract/parts-list'
import { useFormat } from '../../../texts/language-context.tsx'
import { NoteSign } from '../../notes/note-sign.tsx'
import { ArticleNumber } from '../../parts/article-number.tsx'
import { partOf } from '../../parts/part-of.ts'
import { PartOptions } from '../../parts/part-options.tsx'
import styles from './row-finding.module.css'

/** The part of a row with its machining; nothing if none was found. */
export function FoundPart({
  answer: { productDimensionId, articleNo, description, quantity },
}: {
  answer: ImportedRow
}) {
  const format = useFormat()
  if (articleNo === undefined) return null
  return (
    <>
      <div className={styles.part}>
        {quantity !== undefined && <span className={styles.quantity}>{format.number(quantity)} ×</span>}{' '}
        <span className={styles.number}>
          <ArticleNumber>{articleNo}</ArticleNumber>
        </span>{' '}
        {productDimensionId !== undefined && <NoteSign part={{ productDimensionId, articleNo }} />}
        {description !== undefined && <span className={styles.description}>{description}</span>}
      </div>
      <PartOptions options={partOf(articleNo)} />
    </>
  )
}
