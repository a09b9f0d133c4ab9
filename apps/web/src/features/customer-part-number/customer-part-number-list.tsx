import type { CustomerPartNumber } from '@normwerk/contract/customer-part-number'
import { machiningOf } from '@normwerk/parts/configured-part'
import { useText } from '../../texts/language-context.tsx'
import { ActionsHeading, RecordTable } from '../../ui/data/record-table.tsx'
import { keepFocusOn } from '../../ui/focus/keep-focus.tsx'
import { showToast } from '../../ui/overlays/toast-store.ts'
import { CustomerPartNumberRow } from './customer-part-number-row.tsx'
import { useSetCustomerPartNumber } from './queries.ts'

interface Props {
  entries: readonly CustomerPartNumber[]
  /** Another page or search is being loaded. */
  stale: boolean
}

const keepFocusInside = keepFocusOn('[data-remove]')

export function CustomerPartNumberList({ entries, stale }: Props) {
  const text = useText()
  const { mutate, mutateAsync } = useSetCustomerPartNumber({ showsError: false })

  function remove(entry: CustomerPartNumber) {
    const { ownNumber: number, productDimensionId } = entry
    const part = { productDimensionId, ...machiningOf(entry) }
    mutateAsync({ ...part, ownNumber: null })
      .then(() =>
        showToast({
          message: text('customerPartNumber.deleted', { number }),
          action: { label: text('ui.undo'), onAction: () => mutate({ ...part, ownNumber: number }) },
        }),
      )
      // The query client has already reported a failure.
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
          <ActionsHeading />
        </tr>
      </thead>
      <tbody ref={keepFocusInside}>
        {entries.map((entry) => (
          <CustomerPartNumberRow key={entry.id} entry={entry} onRemove={() => remove(entry)} />
        ))}
      </tbody>
    </RecordTable>
  )
}
