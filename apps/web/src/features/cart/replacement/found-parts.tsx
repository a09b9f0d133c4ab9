import { useText } from '../../../texts/language-context.tsx'
import { ErrorState } from '../../../ui/feedback/error-state.tsx'
import { Loading, Skeleton } from '../../../ui/feedback/skeleton.tsx'
import { CandidateList, type Choice } from './candidate-list.tsx'
import styles from './replacement.module.css'
import { type Entry, useEntry } from './use-entry.ts'
import { useFoundParts } from './use-found-parts.ts'

interface Props extends Choice {
  text: string
  entry: Entry
}

export function FoundParts({ text: requested, entry, ...choice }: Props) {
  const text = useText()
  const { parts, isPending, error, retry } = useFoundParts(requested)
  useEntry(entry, !isPending)
  const others = parts.filter(({ part }) => part.id !== choice.position.productDimensionId)
  if (error !== null) return <ErrorState error={error} onRetry={retry} />
  if (others.length === 0 && isPending) {
    return (
      <Loading className={styles.lists}>
        <Skeleton height="6rem" />
      </Loading>
    )
  }
  return (
    <>
      <CandidateList title={text('cart.replacement.foundParts')} candidates={others} {...choice} />
      <p role="status" className={others.length === 0 ? styles.name : 'visually-hidden'}>
        {isPending ? '' : text('cart.replacement.foundCount', { count: others.length })}
      </p>
    </>
  )
}
