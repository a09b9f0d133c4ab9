import { ArticleNumber } from '../../shared/parts/article-number.tsx'
import { useFormat, useText } from '../../texts/language-context.tsx'
import styles from './trimming.module.css'

interface Props {
  /** With its options. */
  articleNo: string
  price: string | undefined
  stale: boolean
}

/** The number that the part will have, and what one costs. */
export function CutResult({ articleNo, price, stale }: Props) {
  const text = useText()
  const format = useFormat()
  return (
    <div className={styles.result}>
      <div>
        <span className={styles.caption}>{text('dimensionTable.article')}</span>
        <output>
          <ArticleNumber>{articleNo}</ArticleNumber>
        </output>
      </div>
      <div>
        <span className={styles.caption}>{text('trade.perPiece')}</span>
        <strong style={{ opacity: stale ? 0.45 : 1 }}>{price === undefined ? '–' : format.money(price)}</strong>
      </div>
    </div>
  )
}
