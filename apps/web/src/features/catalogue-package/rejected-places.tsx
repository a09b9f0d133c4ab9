import type { PackageRejection } from '@normwerk/contract/catalogue-package'
import { writeCsv } from 'hucre/csv'
import { saveFile } from '../../shared/forms/save-file.ts'
import { useText } from '../../texts/language-context.tsx'
import { RecordTable } from '../../ui/data/record-table.tsx'
import { Button } from '../../ui/forms/button.tsx'
import styles from './package-import.module.css'

/** Longer lists are easier to work through as a file beside the tables. */
const manyRows = 10

/** The errors of a package, each with file, row and column. */
export function RejectedPlaces({ name, places }: { name: string; places: readonly PackageRejection[] }) {
  const text = useText()
  const heads = [
    text('cataloguePackage.file'),
    text('import.file.row'),
    text('cataloguePackage.column'),
    text('import.file.reason'),
  ]
  const save = () => {
    const rows = places.map(({ file, row, column, reason }) => [file, String(row ?? ''), column ?? '', reason])
    saveFile(`${name}.refused.csv`, new Blob([formatCsv([heads, ...rows])], { type: 'text/plain' }))
  }
  return (
    <div className={styles.outcome}>
      <RecordTable label={text('import.file.rejected')} stale={false}>
        <thead>
          <tr>
            {heads.map((head) => (
              <th key={head} scope="col">
                {head}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {places.map(({ file, row, column, reason }) => (
            <tr key={`${file} ${row} ${column} ${reason}`}>
              <th scope="row">{file}</th>
              <td data-numeric data-label={heads[1]} data-empty={row === null}>
                {row}
              </td>
              <td className={styles.code} data-label={heads[2]} data-empty={column === null}>
                {column}
              </td>
              <td data-row>{reason}</td>
            </tr>
          ))}
        </tbody>
      </RecordTable>
      {places.length > manyRows && (
        <div>
          <Button size="small" onClick={save}>
            {text('cataloguePackage.save')}
          </Button>
        </div>
      )}
    </div>
  )
}

/** Adds a byte-order mark, so that spreadsheets read it as UTF-8. A cell that begins like a formula becomes text. */
function formatCsv(rows: string[][]): string {
  return writeCsv(rows, { delimiter: ';', bom: true, escapeFormulae: true })
}
