import type { ImportReport } from '@normwerk/contract/import'
import { useText } from '../../../texts/language-context.tsx'
import { Table } from '../../../ui/data/table.tsx'
import styles from './file-import.module.css'

/** Shows how existing rows would change, so that a mistake is noticed before it is written. */
export function ChangedRows({ changes, changed }: Pick<ImportReport, 'changes' | 'changed'>) {
  const text = useText()
  return (
    <div className={styles.changes}>
      <h3>{text('import.file.changes')}</h3>
      {changes.length < changed && <p>{text('import.file.changesMost', { count: changes.length, total: changed })}</p>}
      <Table label={text('import.file.changes')} dense maxHeight="24rem">
        <thead>
          <tr>
            <th scope="col" data-numeric>
              {text('import.file.row')}
            </th>
            <th scope="col">{text('import.file.content')}</th>
            <th scope="col">{text('import.file.before')}</th>
            <th scope="col">{text('import.file.after')}</th>
          </tr>
        </thead>
        <tbody>
          {changes.map(({ row, text: content, before, after }) => (
            <tr key={row}>
              <td data-numeric className={styles.row}>
                {row}
              </td>
              <td className={styles.content}>{content}</td>
              <td>{before}</td>
              <td>
                <strong>{after}</strong>
              </td>
            </tr>
          ))}
        </tbody>
      </Table>
    </div>
  )
}
