import { useFormat, useText } from '../../texts/language-context.tsx'
import { ArticleNumber } from '../../trade/article-number.tsx'
import { type Configuration, configuredNumber } from '../../trade/part-order.ts'
import styles from './trimming.module.css'

interface Props {
  articleNo: string
  configuration: Configuration | null
  price: string | undefined
  stale: boolean
}

/** The number that the cut part will have, and what one costs. */
export function CutResult({ articleNo, configuration, price, stale }: Props) {
  const text = useText()
  const format = useFormat()
  return (
    <div className={styles.result}>
      <div>
        <span className={styles.caption}>{text('dimensionTable.article')}</span>
        <output>
          <ArticleNumber>{configuredNumber(articleNo, configuration ?? {})}</ArticleNumber>
        </output>
      </div>
      <div>
        <span className={styles.caption}>{text('trade.perPiece')}</span>
        <strong style={{ opacity: stale ? 0.45 : 1 }}>{price === undefined ? '–' : format.money(price)}</strong>
      </div>
    </div>
  )
}
