import { maxRows } from '@normwerk/contract/parts-list'
import type { PartsListField } from '@normwerk/parts/parts-list/fields'
import { useText } from '../../texts/language-context.tsx'
import { Notice } from '../../ui/feedback/notice.tsx'
import { SelectField } from '../../ui/forms/text-field.tsx'
import { namesParts } from './column-choice.ts'
import styles from './headers-step.module.css'
import { PreviewTable } from './preview-table.tsx'
import type { ImportedTable } from './use-imported-table.ts'

interface Props {
  table: ImportedTable
  chooseSheet: (at: number) => void
  chooseHeaderRow: (row: number) => void
  assign: (column: number, field: PartsListField | null) => void
}

/** Step 2: chooses the sheet, the row of headings, and the field of each column. */
export function HeadersStep({ table, chooseSheet, chooseHeaderRow, assign }: Props) {
  const text = useText()
  const { sheets, at, columns, read, restFrom } = table
  const pagesWithoutText = sheets[at]?.pagesWithoutText ?? []
  const isEmpty = (sheets[at]?.rows.length ?? 0) === 0
  return (
    <div className={styles.headers}>
      <p className={styles.hint}>{text('partsList.headersHint')}</p>
      {sheets.length > 1 && (
        <div className={styles.sheet}>
          <SelectField
            label={text('partsList.sheet')}
            value={String(at)}
            options={sheets.map(({ name, rows }, index) => ({
              value: String(index),
              label: text('partsList.sheetRows', { name, count: rows.length }),
            }))}
            onChange={(value) => chooseSheet(Number(value))}
          />
        </div>
      )}
      {isEmpty ? (
        <Notice tone="bad">{text('partsList.emptyFile')}</Notice>
      ) : (
        <PreviewTable table={table} onHeaderRow={chooseHeaderRow} onAssign={assign} />
      )}
      <div className={styles.outcome} role="status">
        {pagesWithoutText.length > 0 && (
          <Notice tone="warn">
            {text('partsList.pagesWithoutText', { count: pagesWithoutText.length, pages: pagesWithoutText.join(', ') })}
          </Notice>
        )}
        {!isEmpty && !namesParts(columns) && <Notice tone="warn">{text('partsList.needsPart')}</Notice>}
        {!isEmpty && namesParts(columns) && read.rows.length === 0 && (
          <Notice tone="warn">{text('partsList.nothingRead')}</Notice>
        )}
        {restFrom !== null && (
          <Notice tone="warn">{text('partsList.tooMany', { most: maxRows, row: restFrom })}</Notice>
        )}
        {read.rows.length > 0 && (
          <p>
            <strong>{text('partsList.willCheck', { count: read.rows.length })}</strong>
            {read.skipped.length > 0 && ` · ${text('partsList.leftOut', { count: read.skipped.length })}`}
          </p>
        )}
      </div>
    </div>
  )
}
