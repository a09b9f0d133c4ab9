import type { ChosenPart, RememberedPart } from '@normwerk/contract/remembered-part'
import { Link } from '@tanstack/react-router'
import { ArticleNumber } from '../../shared/parts/article-number.tsx'
import { addressOf } from '../../shared/parts/part-address.ts'
import { partOf } from '../../shared/parts/part-of.ts'
import { useText } from '../../texts/language-context.tsx'
import { StatusBadge } from '../../ui/data/status-badge.tsx'
import styles from './remembered-part.module.css'

/** The chosen part with a link to its page. */
export function PartCell({ part }: { part: RememberedPart | ChosenPart }) {
  const text = useText()
  const { articleNo, productNr, description, isSold } = part
  return (
    <div className={styles.part}>
      {isSold ? (
        <Link to="/product/$productNr" params={{ productNr }} search={addressOf(partOf(articleNo))}>
          <ArticleNumber>{articleNo}</ArticleNumber>
        </Link>
      ) : (
        <span>
          <ArticleNumber>{articleNo}</ArticleNumber>{' '}
          <StatusBadge tone="warn" plain>
            {text('rememberedPart.notSold')}
          </StatusBadge>
        </span>
      )}
      <span className={styles.soft}>{description}</span>
    </div>
  )
}
