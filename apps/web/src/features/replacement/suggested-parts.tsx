import { useText } from '../../texts/language-context.tsx'
import { Loading, Skeleton } from '../../ui/skeleton.tsx'
import { CandidateList, type Choice } from './candidate-list.tsx'
import styles from './replacement.module.css'
import { useSuggestedParts } from './use-suggested-parts.ts'

/** The parts that come nearest to one; whether there are any or not, any other can be looked for. */
export function SuggestedParts(choice: Choice) {
  const text = useText()
  const { sameSize, neighbours, isPending } = useSuggestedParts(choice.position)
  if (isPending) {
    return (
      <Loading className={styles.lists}>
        <Skeleton height="9rem" />
      </Loading>
    )
  }
  if (sameSize.length + neighbours.length === 0) return <p className={styles.name}>{text('savedCart.noSuggestion')}</p>
  return (
    <>
      <CandidateList title={text('savedCart.sameSize')} candidates={sameSize} {...choice} />
      <CandidateList title={text('savedCart.neighbouringSizes')} candidates={neighbours} {...choice} />
    </>
  )
}
