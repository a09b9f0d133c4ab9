import type { ListEntry, Suggested } from '../../shared/lists/parts-list/list-entry.ts'
import { RowFinding } from '../../shared/lists/parts-list/row-finding.tsx'
import { useText } from '../../texts/language-context.tsx'
import { KeepFocus } from '../../ui/focus/keep-focus.tsx'
import { Section } from '../../ui/page.tsx'
import styles from './zip.module.css'

interface Props {
  entries: readonly ListEntry[]
  onConfirm: (row: number) => void
  onChoose: (row: number, suggested: Suggested) => void
  /** Deletes what was chosen before, by its id. */
  onDeleteRemembered: (id: string) => void
}

/** Lines that name no part for certain, with what the shop suggests for each. */
export function OpenRows({ entries, onConfirm, onChoose, onDeleteRemembered }: Props) {
  const text = useText()
  return (
    <Section title={text('resource.list.open', { count: entries.length })}>
      <KeepFocus on="[data-row-action]">
        <ol className={styles.open}>
          {entries.map((entry) => {
            const { row, articleNo, designation } = entry.stood
            return (
              <li key={row}>
                <p className={styles.line}>{[articleNo, designation].filter(Boolean).join(' ')}</p>
                <RowFinding
                  entry={withoutQuantity(entry)}
                  onConfirm={() => onConfirm(row)}
                  onChoose={(suggested) => onChoose(row, suggested)}
                  onDeleteRemembered={onDeleteRemembered}
                />
              </li>
            )
          })}
        </ol>
      </KeepFocus>
    </Section>
  )
}

function withoutQuantity(entry: ListEntry): ListEntry {
  if (entry.answer === null) return entry
  const { quantity: _, ...answer } = entry.answer
  return { ...entry, answer }
}
