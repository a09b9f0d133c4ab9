import { ArticleNumber } from '../../../shared/parts/article-number.tsx'
import { useFormat, useText } from '../../../texts/language-context.tsx'
import styles from './trimming.module.css'

interface Props {
  /** The number with its options. */
  articleNo: string
  price: string | undefined
  stale: boolean
}

/** The article number of the cut part, and the price of one piece. */
export function CutResult({ articleNo, price, stale }: Props) {
  const text = useText()
  const format = useFormat()
  return (
    <div className={styles.result}>
      <div>
        <span className={styles.caption}>{text('catalogue.dimensionTable.article')}</span>
        <output>
          <ArticleNumber>{articleNo}</ArticleNumber>
        </output>
      </div>
      <div>
        <span className={styles.caption}>{text('shared.perPiece')}</span>
        <strong style={{ opacity: stale ? 0.45 : 1 }}>{price === undefined ? '–' : format.money(price)}</strong>
      </div>
    </div>
  )
}
