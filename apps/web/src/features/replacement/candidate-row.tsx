import type { CartPosition } from '@normwerk/contract/cart'
import { useText } from '../../texts/language-context.tsx'
import { ArticleNumber } from '../../trade/article-number.tsx'
import { AvailabilityBadge } from '../../trade/availability.tsx'
import { configuredNumber } from '../../trade/part-order.ts'
import { PartPrice } from '../../trade/part-price.tsx'
import { Button } from '../../ui/button.tsx'
import type { Candidate, Replacement } from './candidate.ts'
import { keepCut } from './keep-cut.ts'
import styles from './replacement.module.css'
import { useOffer } from './use-offer.ts'

interface Props {
  candidate: Candidate
  /** What is to be replaced. */
  position: CartPosition
  onReplace: (replacement: Replacement) => void
  /** Id of the part that is being put in its place. */
  pendingId: string | null
}

export function CandidateRow({ candidate, position, onReplace, pendingId }: Props) {
  const text = useText()
  const { part, name, wanted } = candidate
  const configuration = wanted ?? keepCut(position, part.trimming)
  const offer = useOffer(part, configuration, position.quantity)
  const article = configuredNumber(part.articleNo, configuration)
  return (
    <li className={styles.candidate}>
      <div className={styles.part}>
        <strong>
          <ArticleNumber>{article}</ArticleNumber>
        </strong>
        <p className={styles.name}>{name}</p>
      </div>
      <div className={styles.availability}>
        <AvailabilityBadge availability={part.availability} plain />
        <p className={styles.name}>{text('trade.workingDays', { count: offer?.leadTimeDays ?? part.leadTimeDays })}</p>
      </div>
      <strong className={styles.price}>{offer === null ? '–' : <PartPrice part={offer} />}</strong>
      <Button
        size="small"
        className={styles.replace}
        aria-label={text('savedCart.replaceBy', { article })}
        pending={pendingId === part.id}
        disabled={pendingId !== null && pendingId !== part.id}
        onClick={() => onReplace({ part, configuration })}
        data-replace
      >
        {text('savedCart.replace')}
      </Button>
    </li>
  )
}
