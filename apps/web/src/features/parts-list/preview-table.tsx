import { type PartsListField, partsListFields } from '@normwerk/parts/parts-list/fields'
import { useId } from 'react'
import { fieldTexts } from '../../shared/lists/parts-list/row-texts.ts'
import { useText } from '../../texts/language-context.tsx'
import { columnName, fieldOf, usedColumns } from './column-choice.ts'
import styles from './headers-step.module.css'
import type { ImportedTable } from './use-imported-table.ts'

const minRows = 20
const beneath = 12

interface Props {
  table: ImportedTable
  onHeaderRow: (row: number) => void
  onAssign: (column: number, field: PartsListField | null) => void
}

/** The first rows of the file. Each column has a choice of its field, each row a choice of the headings. */
export function PreviewTable({ table, onHeaderRow, onAssign }: Props) {
  const text = useText()
  const group = useId()
  const { sheets, at, headerRow, headers, columns } = table
  const rows = sheets[at]?.rows ?? []
  const shown = usedColumns({ rows, headers: [...headers] })
  const fields = new Map(shown.map((column) => [column, fieldOf(columns, column)]))
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls must be reachable by keyboard
    <section className={styles.preview} tabIndex={0} aria-label={text('partsList.preview')}>
      <table>
        <thead>
          <tr>
            <th scope="col">{text('partsList.headingRowShort')}</th>
            {shown.map((column) => (
              <th key={column} scope="col">
                <span className={styles.column}>{text('partsList.columnName', { column: columnName(column) })}</span>
                <select
                  aria-label={text('partsList.columnContent', {
                    column: columnName(column),
                    heading: headers[column] ?? '',
                  })}
                  data-unused={fields.get(column) === null || undefined}
                  value={fields.get(column) ?? ''}
                  onChange={({ target }) =>
                    onAssign(column, partsListFields.find((field) => field === target.value) ?? null)
                  }
                >
                  <option value="">{text('partsList.unused')}</option>
                  {partsListFields.map((field) => (
                    <option key={field} value={field}>
                      {text(fieldTexts[field])}
                    </option>
                  ))}
                </select>
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          <tr>
            <th scope="row" colSpan={shown.length + 1}>
              <label className={styles.pick}>
                <input type="radio" name={group} checked={headerRow < 0} onChange={() => onHeaderRow(-1)} />
                {text('partsList.noHeadings')}
              </label>
            </th>
          </tr>
          {rows.slice(0, Math.max(minRows, headerRow + beneath)).map((cells, row) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: the rows of a file have no other key than their place
            <tr key={row} data-part={row === headerRow ? 'heading' : row < headerRow ? 'above' : 'body'}>
              <th scope="row">
                <label className={styles.pick}>
                  <input
                    type="radio"
                    name={group}
                    aria-label={text('partsList.headingRow', { row: row + 1 })}
                    checked={row === headerRow}
                    onChange={() => onHeaderRow(row)}
                  />
                  {row + 1}
                </label>
              </th>
              {shown.map((column) => (
                <td key={column} title={cells[column]} data-unused={fields.get(column) === null || undefined}>
                  <div className={styles.cell}>{cells[column]}</div>
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  )
}
