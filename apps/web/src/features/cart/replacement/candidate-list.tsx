import { type ComponentProps, useId } from 'react'
import type { Candidate } from './candidate.ts'
import { CandidateRow } from './candidate-row.tsx'
import styles from './replacement.module.css'

/** The position to replace, and what happens when a part is chosen. */
export type Choice = Omit<ComponentProps<typeof CandidateRow>, 'candidate'>

interface Props extends Choice {
  title: string
  candidates: readonly Candidate[]
}

export function CandidateList({ title, candidates, ...choice }: Props) {
  const titleId = useId()
  if (candidates.length === 0) return null
  return (
    <section aria-labelledby={titleId}>
      <h3 id={titleId} className={styles.title}>
        {title}
      </h3>
      <ul className={styles.list}>
        {candidates.map((candidate) => (
          <CandidateRow key={candidate.part.id} candidate={candidate} {...choice} />
        ))}
      </ul>
    </section>
  )
}
