import type { PackageImport, PackageReport } from '@normwerk/contract/catalogue-package'
import { useFormat, useText } from '../../texts/language-context.tsx'
import { RecordTable } from '../../ui/data/record-table.tsx'
import { Table } from '../../ui/data/table.tsx'
import { Notice } from '../../ui/feedback/notice.tsx'
import { Button } from '../../ui/forms/button.tsx'
import styles from './package-import.module.css'
import { RejectedPlaces } from './rejected-places.tsx'

interface Props {
  current: PackageImport
  pending: boolean
  onImport: () => void
  onCancel: () => void
}

/** Summarizes what a package would change or has changed, so that staff can review it. */
export function PackageOutcome({ current, pending, onImport, onCancel }: Props) {
  const text = useText()
  const { name, state, report } = current
  const count = (report?.tables ?? []).reduce((sum, table) => sum + table.added + table.changed + table.discontinued, 0)
  return (
    <div className={styles.outcome}>
      <OutcomeNotice current={current} count={count} />
      {report !== null && state !== 'cancelled' && (
        <>
          {report.refused.length > 0 && <RejectedPlaces name={name} places={report.refused} />}
          <Counts tables={report.tables} />
          {report.changes.length > 0 && <Changes changes={report.changes} />}
        </>
      )}
      {(state === 'ready' || state === 'refused') && (
        <div className={styles.actions}>
          {state === 'ready' && count > 0 && (
            <Button variant="primary" pending={pending} onClick={onImport}>
              {text('cataloguePackage.import', { count })}
            </Button>
          )}
          <Button onClick={onCancel}>{text('cataloguePackage.drop')}</Button>
        </div>
      )}
    </div>
  )
}

function OutcomeNotice({ current: { name, state, changedSince }, count }: { current: PackageImport; count: number }) {
  const text = useText()
  if (state === 'done') return <Notice tone="good" live title={text('cataloguePackage.done', { name })} />
  if (state === 'cancelled') return <Notice title={text('cataloguePackage.cancelled', { name })} />
  if (state === 'failed') return <Notice tone="bad" live title={text('cataloguePackage.failed', { name })} />
  if (state === 'refused') {
    return (
      <Notice tone="warn" live title={text('cataloguePackage.rejected', { name })}>
        {text('cataloguePackage.rejectedText')}
      </Notice>
    )
  }
  if (changedSince) return <Notice tone="warn" live title={text('cataloguePackage.changedSince', { name })} />
  return <Notice live title={text(count === 0 ? 'cataloguePackage.nothing' : 'cataloguePackage.ready', { name })} />
}

function Counts({ tables }: Pick<PackageReport, 'tables'>) {
  const text = useText()
  const format = useFormat()
  const heads = [
    ['rows', text('import.file.rows')],
    ['added', text('import.file.added')],
    ['changed', text('import.file.changed')],
    ['discontinued', text('cataloguePackage.discontinued')],
    ['unchanged', text('import.file.unchanged')],
    ['refused', text('import.file.rejected')],
  ] as const
  return (
    <Table label={text('cataloguePackage.tables')} dense>
      <thead>
        <tr>
          <th scope="col">{text('cataloguePackage.table')}</th>
          {heads.map(([key, head]) => (
            <th key={key} scope="col" data-numeric>
              {head}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {tables.map((table) => (
          <tr key={table.table}>
            <th scope="row">{table.table}</th>
            {heads.map(([key]) => (
              <td key={key} data-numeric>
                {table[key] === 0 ? '–' : format.number(table[key])}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </Table>
  )
}

function Changes({ changes }: Pick<PackageReport, 'changes'>) {
  const text = useText()
  return (
    <div className={styles.outcome}>
      <h3>{text('import.file.changes')}</h3>
      <RecordTable label={text('import.file.changes')} stale={false}>
        <thead>
          <tr>
            <th scope="col">{text('cataloguePackage.table')}</th>
            <th scope="col">{text('cataloguePackage.number')}</th>
            <th scope="col">{text('import.file.before')}</th>
            <th scope="col">{text('import.file.after')}</th>
          </tr>
        </thead>
        <tbody>
          {changes.map(({ table, row, text: number, before, after }) => (
            <tr key={`${table} ${row} ${number}`}>
              <td>{table}</td>
              <th scope="row" className={styles.code}>
                {number}
              </th>
              <td data-row data-label={text('import.file.before')}>
                {before}
              </td>
              <td data-row data-label={text('import.file.after')}>
                <strong>{after}</strong>
              </td>
            </tr>
          ))}
        </tbody>
      </RecordTable>
    </div>
  )
}
