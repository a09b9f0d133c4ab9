import type { CartPosition } from '@normwerk/contract/cart'
import { formatConfiguredPart } from '@normwerk/parts/configured-part'
import { ArticleNumber } from '../../../shared/parts/article-number.tsx'
import { AvailabilityBadge } from '../../../shared/parts/availability.tsx'
import { partOf } from '../../../shared/parts/part-of.ts'
import { PartPrice } from '../../../shared/parts/part-price.tsx'
import { useFormat, useText } from '../../../texts/language-context.tsx'
import { Button } from '../../../ui/forms/button.tsx'
import type { Candidate, Replacement } from './candidate.ts'
import { keepOptions } from './keep-options.ts'
import styles from './replacement.module.css'
import { useOffer } from './use-offer.ts'

interface Props {
  candidate: Candidate
  /** The position to replace. */
  position: CartPosition
  onReplace: (replacement: Replacement) => void
  /** Id of the part whose replacement is being saved. */
  pendingId: string | null
}

export function CandidateRow({ candidate, position, onReplace, pendingId }: Props) {
  const text = useText()
  const format = useFormat()
  const { part, name, requested } = candidate
  const options = requested ?? keepOptions(partOf(position.articleNo), part)
  const offer = useOffer(part, options, position.quantity)
  const article = formatConfiguredPart({ articleNumber: part.articleNo, ...options })
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
        <p className={styles.name}>
          {text('shared.ships', { date: format.weekday(offer?.shipDate ?? part.shipDate) })}
        </p>
      </div>
      <strong className={styles.price}>{offer === null ? '–' : <PartPrice part={offer} />}</strong>
      <Button
        size="small"
        className={styles.replace}
        aria-label={text('cart.replacement.replaceBy', { article })}
        pending={pendingId === part.id}
        disabled={pendingId !== null && pendingId !== part.id}
        onClick={() => onReplace({ part, options })}
        data-replace
      >
        {text('cart.replacement.replace')}
      </Button>
    </li>
  )
}
