import type { ImportReport } from '@normwerk/contract/import'
import { useText } from '../../../texts/language-context.tsx'
import { Table } from '../../../ui/data/table.tsx'
import { Notice } from '../../../ui/feedback/notice.tsx'
import { ChangedRows } from './changed-rows.tsx'
import styles from './file-import.module.css'
import { outcomeOf } from './outcome-of.ts'

interface Props {
  fileName: string
  report: ImportReport
  written: boolean
  /** The valid rows can be imported without the rejected ones. */
  maySkip: boolean
}

/** The result of a file, written or as a dry run, with every rejected row. */
export function ImportOutcome({ fileName, report, written, maySkip }: Props) {
  const text = useText()
  const outcome = outcomeOf(report)
  const { rows, added, changed, unchanged, changes, refused } = report
  const figures = [
    { key: 'rows', name: text('import.file.rows'), value: rows },
    { key: 'added', name: text('import.file.added'), value: added },
    { key: 'changed', name: text('import.file.changed'), value: changed },
    { key: 'unchanged', name: text('import.file.unchanged'), value: unchanged },
    { key: 'refused', name: text('import.file.rejected'), value: refused.length },
  ] as const
  return (
    <>
      {written ? (
        <Notice tone="good" live title={text('import.file.done', { file: fileName })}>
          {refused.length > 0 && text('import.file.doneWithout', { count: refused.length })}
        </Notice>
      ) : outcome === 'rejected' ? (
        <Notice tone="warn" live title={text('import.file.rejectedTitle', { count: refused.length, file: fileName })}>
          {text(maySkip ? 'import.file.rejectedMay' : 'import.file.rejectedText')}
        </Notice>
      ) : (
        <Notice
          live
          title={text(outcome === 'ready' ? 'import.file.ready' : 'import.file.nothing', { file: fileName })}
        >
          {outcome === 'ready' && text('import.file.readyText')}
        </Notice>
      )}
      <dl className={styles.figures}>
        {figures.map(({ key, name, value }) => (
          <div key={key} data-bad={(key === 'refused' && value > 0) || undefined}>
            <dt>{name}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      {refused.length > 0 && <RejectedRows rows={refused} />}
      {changes.length > 0 && <ChangedRows changes={changes} changed={changed} />}
    </>
  )
}

function RejectedRows({ rows }: { rows: ImportReport['refused'] }) {
  const text = useText()
  return (
    <Table label={text('import.file.rejected')} dense maxHeight="24rem">
      <thead>
        <tr>
          <th scope="col" data-numeric>
            {text('import.file.row')}
          </th>
          <th scope="col">{text('import.file.reason')}</th>
          <th scope="col">{text('import.file.content')}</th>
        </tr>
      </thead>
      <tbody>
        {rows.map(({ row, text: content, reason }) => (
          <tr key={`${row} ${reason}`}>
            <td data-numeric className={styles.row}>
              {row}
            </td>
            <td className={styles.reason}>{reason}</td>
            <td className={styles.content}>{content}</td>
          </tr>
        ))}
      </tbody>
    </Table>
  )
}
