import type { CustomerPartNumber } from '@normwerk/contract/customer-part-number'
import { machiningOf } from '@normwerk/parts/configured-part'
import { useEffect, useRef } from 'react'
import { useText } from '../../texts/language-context.tsx'
import { RecordTable } from '../../ui/data/record-table.tsx'
import { showToast } from '../../ui/overlays/toast-store.ts'
import { CustomerPartNumberRow } from './customer-part-number-row.tsx'
import { useSetCustomerPartNumber } from './queries.ts'

interface Props {
  entries: readonly CustomerPartNumber[]
  /** Another page or search is on its way. */
  stale: boolean
}

export function CustomerPartNumberList({ entries, stale }: Props) {
  const text = useText()
  const body = useRef<HTMLTableSectionElement>(null)
  const removedAt = useRef<number | null>(null)
  const { mutate, mutateAsync } = useSetCustomerPartNumber({ showsError: false })

  // The button that had the focus is gone with its row: the next one takes it over.
  // biome-ignore lint/correctness/useExhaustiveDependencies: it is looked for when the list has become shorter
  useEffect(() => {
    if (removedAt.current === null) return
    const buttons = body.current?.querySelectorAll<HTMLElement>('[data-remove]') ?? []
    buttons[Math.min(removedAt.current, buttons.length - 1)]?.focus()
    removedAt.current = null
  }, [entries.length])

  function remove(entry: CustomerPartNumber) {
    const { ownNumber, productDimensionId } = entry
    const part = { productDimensionId, ...machiningOf(entry) }
    mutateAsync({ ...part, ownNumber: null })
      .then(() =>
        showToast({
          message: text('customerPartNumber.deleted', { number: ownNumber }),
          action: { label: text('ui.undo'), onAction: () => mutate({ ...part, ownNumber }) },
        }),
      )
      // A failure has been reported by the query client.
      .catch(() => undefined)
  }

  return (
    <RecordTable label={text('customerPartNumber.title')} stale={stale}>
      <thead>
        <tr>
          <th scope="col">{text('customerPartNumber.number')}</th>
          <th scope="col">{text('customerPartNumber.ourArticle')}</th>
          <th scope="col" data-numeric>
            {text('customerPartNumber.length')}
          </th>
          <th scope="col">{text('customerPartNumber.description')}</th>
          <th scope="col">
            <span className="visually-hidden">{text('customerPartNumber.actions')}</span>
          </th>
        </tr>
      </thead>
      <tbody ref={body}>
        {entries.map((entry, at) => (
          <CustomerPartNumberRow
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
