import { partsListEndpoints, type RememberedColumns as Remembered } from '@normwerk/contract/parts-list'
import { partsListFields } from '@normwerk/parts/parts-list/fields'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { call } from '../../api/call.ts'
import { endpointQuery } from '../../api/endpoint-query.ts'
import { fieldTexts } from '../../shared/lists/parts-list/row-texts.ts'
import { formatError } from '../../texts/format-error.ts'
import { useFormat, useText } from '../../texts/language-context.tsx'
import { ActionsHeading, RecordTable } from '../../ui/data/record-table.tsx'
import { FailureNotice } from '../../ui/feedback/failure-notice.tsx'
import { keepFocusOn } from '../../ui/focus/keep-focus.tsx'
import { IconButton } from '../../ui/forms/button.tsx'
import { Section } from '../../ui/page.tsx'
import { TrashIcon } from '../../ui/page-icons.tsx'
import styles from './remembered-columns.module.css'

const mappingsQuery = endpointQuery(partsListEndpoints.listMappings)
const keepFocusInside = keepFocusOn('button')

/** The columns that the company has chosen for lists with the same headings; nothing if there are none. */
export function RememberedColumns() {
  const text = useText()
  const client = useQueryClient()
  const { data = [], error, refetch } = useQuery(mappingsQuery)
  const { mutate } = useMutation({
    mutationFn: (id: string) => call(partsListEndpoints.deleteMapping, { params: { id } }),
    onSuccess: () => client.invalidateQueries(mappingsQuery),
  })
  if (error !== null && data.length === 0)
    return <FailureNotice message={formatError(error, text).message} onRetry={() => void refetch()} />
  if (data.length === 0) return null
  return (
    <Section title={text('partsList.rememberedColumns')}>
      <p className={styles.lead}>{text('partsList.rememberedColumnsText')}</p>
      <RecordTable label={text('partsList.rememberedColumns')} stale={false}>
        <thead>
          <tr>
            <th scope="col">{text('partsList.headings')}</th>
            <th scope="col">{text('partsList.columnsHold')}</th>
            <th scope="col">{text('partsList.columnsUsed')}</th>
            <ActionsHeading />
          </tr>
        </thead>
        <tbody ref={keepFocusInside}>
          {data.map((columns) => (
            <Row key={columns.id} columns={columns} onDelete={() => mutate(columns.id)} />
          ))}
        </tbody>
      </RecordTable>
    </Section>
  )
}

function Row({ columns, onDelete }: { columns: Remembered; onDelete: () => void }) {
  const text = useText()
  const format = useFormat()
  const { headers, mapping, usedBy, usedAt } = columns
  const headings = headers.filter((header) => header !== '').join(' · ')
  const held = partsListFields.flatMap((field) =>
    (mapping[field] ?? []).map((column) => ({
      field: text(fieldTexts[field]),
      header: headers[column] || String(column + 1),
    })),
  )
  return (
    <tr>
      <th scope="row" className={styles.headings}>
        {headings}
      </th>
      <td data-row data-label={text('partsList.columnsHold')}>
        {held.map(({ field, header }) => `${header} → ${field}`).join(' · ')}
      </td>
      <td data-label={text('partsList.columnsUsed')}>
        {usedBy === null ? format.date(usedAt) : `${usedBy}, ${format.date(usedAt)}`}
      </td>
      <td data-corner className={styles.actions}>
        <IconButton
          size="small"
          label={text('partsList.deleteRememberedColumns', { headings })}
          icon={<TrashIcon size={18} />}
          onClick={onDelete}
        />
      </td>
    </tr>
  )
}
