import type { CustomerArticle } from '@normwerk/contract/customer-article'
import { machiningOf } from '@normwerk/parts/configured-part'
import { useEffect, useRef } from 'react'
import { useText } from '../../texts/language-context.tsx'
import { RecordTable } from '../../ui/record-table.tsx'
import { showToast } from '../../ui/toast-store.ts'
import { OwnNumberRow } from './own-number-row.tsx'
import { useSetOwnNumber } from './queries.ts'

interface Props {
  entries: readonly CustomerArticle[]
  /** Another page or search is on its way. */
  stale: boolean
}

export function OwnNumberList({ entries, stale }: Props) {
  const text = useText()
  const body = useRef<HTMLTableSectionElement>(null)
  const removedAt = useRef<number | null>(null)
  const { mutate, mutateAsync } = useSetOwnNumber({ showsError: false })

  // The button that had the focus is gone with its row: the next one takes it over.
  // biome-ignore lint/correctness/useExhaustiveDependencies: it is looked for when the list has become shorter
  useEffect(() => {
    if (removedAt.current === null) return
    const buttons = body.current?.querySelectorAll<HTMLElement>('[data-remove]') ?? []
    buttons[Math.min(removedAt.current, buttons.length - 1)]?.focus()
    removedAt.current = null
  }, [entries.length])

  function remove(entry: CustomerArticle) {
    const { ownNumber, productDimensionId } = entry
    const part = { productDimensionId, ...machiningOf(entry) }
    mutateAsync({ ...part, ownNumber: null })
      .then(() =>
        showToast({
          message: text('ownNumber.deleted', { number: ownNumber }),
          action: { label: text('ui.undo'), onAction: () => mutate({ ...part, ownNumber }) },
        }),
      )
      // A failure has been reported by the query client.
      .catch(() => undefined)
  }

  return (
    <RecordTable label={text('ownNumber.title')} stale={stale}>
      <thead>
        <tr>
          <th scope="col">{text('ownNumber.number')}</th>
          <th scope="col">{text('ownNumber.ourArticle')}</th>
          <th scope="col" data-numeric>
            {text('ownNumber.length')}
          </th>
          <th scope="col">{text('ownNumber.description')}</th>
          <th scope="col">
            <span className="visually-hidden">{text('ownNumber.actions')}</span>
          </th>
        </tr>
      </thead>
      <tbody ref={body}>
        {entries.map((entry, at) => (
          <OwnNumberRow
            key={entry.id}
            entry={entry}
            onRemove={() => {
              removedAt.current = at
              remove(entry)
            }}
          />
        ))}
      </tbody>
    </RecordTable>
  )
}
