import { useText } from '../../../texts/language-context.tsx'
import { ErrorState } from '../../../ui/feedback/error-state.tsx'
import { Loading, Skeleton } from '../../../ui/feedback/skeleton.tsx'
import { CandidateList, type Choice } from './candidate-list.tsx'
import styles from './replacement.module.css'
import { type Entry, useEntry } from './use-entry.ts'
import { useSuggestedParts } from './use-suggested-parts.ts'

/** The closest parts. Even if there are none, the buyer can search for any other part. */
export function SuggestedParts({ entry, ...choice }: Choice & { entry: Entry }) {
  const text = useText()
  const { sameSize, neighbours, isPending, error, retry } = useSuggestedParts(choice.position)
  useEntry(entry, !isPending)
  if (error !== null) return <ErrorState error={error} onRetry={retry} />
  if (isPending) {
    return (
      <Loading className={styles.lists}>
        <Skeleton height="9rem" />
      </Loading>
    )
  }
  if (sameSize.length + neighbours.length === 0)
    return <p className={styles.name}>{text('cart.replacement.noSuggestion')}</p>
  return (
    <>
      <CandidateList title={text('cart.replacement.sameSize')} candidates={sameSize} {...choice} />
      <CandidateList title={text('cart.replacement.neighbouringSizes')} candidates={neighbours} {...choice} />
    </>
  )
}
