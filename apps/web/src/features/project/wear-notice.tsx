import type { Wear } from '@normwerk/contract/project'
import { useFormat, useText } from '../../texts/language-context.tsx'
import { Notice } from '../../ui/feedback/notice.tsx'

/** Says when the wear parts of a mould are due, by the figures that its users have stated. */
export function WearNotice({ wear }: { wear: Wear }) {
  const text = useText()
  const { number, date } = useFormat()
  const { shots, partLife, countedAt, dueAt, isDue } = wear
  const counted = text('project.shotsCounted', {
    shots: number(shots),
    life: number(partLife),
    date: date(countedAt),
  })
  if (isDue) {
    return (
      <Notice tone="warn" title={text('project.wearDue')}>
        <p>{counted}</p>
        <p>{text('project.wearDueText')}</p>
      </Notice>
    )
  }
  return (
    <p>
      {counted} {dueAt !== null && text('project.wearDueAbout', { date: date(dueAt) })}
    </p>
  )
}
