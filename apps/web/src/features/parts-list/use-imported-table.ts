import { maxHeaderLength, maxHeaders } from '@normwerk/contract/limits'
import { type ColumnMapping, maxRows, partsListEndpoints, type ReadSheet } from '@normwerk/contract/parts-list'
import { readTableAt } from '@normwerk/parts/parts-list/columns/guess-table'
import type { PartsListField } from '@normwerk/parts/parts-list/fields'
import { readPastedTable } from '@normwerk/parts/parts-list/pasted-text/tables/read-pasted-table'
import { type ReadRows, readRows } from '@normwerk/parts/parts-list/rows/read-rows'
import { useMutation } from '@tanstack/react-query'
import { useMemo, useState } from 'react'
import { call } from '../../api/call.ts'
import { assignColumn, namesParts } from './column-choice.ts'

export interface ImportedTable {
  sheets: readonly ReadSheet[]
  /** Index of the shown sheet. */
  at: number
  headerRow: number
  headers: readonly string[]
  columns: ColumnMapping
  /** The first rows that fit into one import, and those that name no part. */
  read: ReadRows
  /** Number of the first row that does not fit; null if all do. */
  restFrom: number | null
}

interface Chosen extends Omit<ImportedTable, 'read' | 'restFrom'> {}

/** Limit of rows below the headings that are searched for parts. */
const maxLookedRows = 3 * maxRows

/** A dropped or pasted list, and the choice of its sheet, headings and columns. */
export function useImportedTable() {
  const [chosen, setChosen] = useState<Chosen | null>(null)
  const table = useMemo(() => (chosen === null ? null : readImported(chosen)), [chosen])

  const upload = useMutation({
    mutationFn: (file: File) => call(partsListEndpoints.readFile, { file }),
    meta: { showsError: true },
    onSuccess: ({ sheets, chosen: at }) => open(sheets, at),
  })
  // Remembering the columns is only a convenience, so the import continues if it fails.
  const remember = useMutation({
    mutationFn: ({ headers, columns }: Chosen) => {
      const input = {
        headers: headers.slice(0, maxHeaders).map((header) => header.slice(0, maxHeaderLength)),
        mapping: columns,
      }
      return call(partsListEndpoints.rememberMapping, { input })
    },
    meta: { showsError: true },
  })

  function open(sheets: readonly ReadSheet[], at: number): void {
    const sheet = sheets[at]
    if (sheet === undefined) return
    setChosen({ sheets, at, headerRow: sheet.headerRow, headers: sheet.headers, columns: sheet.guess })
  }

  return {
    table,
    upload,
    openText: (text: string) => {
      const { columns, ...read } = readPastedTable(text)
      open([{ name: '', ...read, guess: columns }], 0)
    },
    chooseSheet: (at: number) => chosen !== null && open(chosen.sheets, at),
    chooseHeaderRow: (headerRow: number) => {
      const rows = chosen?.sheets[chosen.at]?.rows
      if (chosen !== null && rows !== undefined) setChosen({ ...chosen, ...readTableAt(rows, headerRow) })
    },
    assign: (column: number, field: PartsListField | null) => {
      if (chosen !== null) setChosen({ ...chosen, columns: assignColumn(chosen.columns, column, field) })
    },
    remember: () => {
      if (chosen !== null && canBeRemembered(chosen)) remember.mutate(chosen)
    },
    close: () => {
      setChosen(null)
      upload.reset()
    },
  }
}

function canBeRemembered({ headerRow, columns }: Chosen): boolean {
  return headerRow >= 0 && Object.values(columns).every((indexes) => indexes.every((index) => index < maxHeaders))
}

function readImported(chosen: Chosen): ImportedTable {
  const { sheets, at, headerRow, columns } = chosen
  const rows = sheets[at]?.rows ?? []
  const looked = rows.slice(0, headerRow + 1 + maxLookedRows)
  const { rows: read, skipped } = namesParts(columns) ? readRows(looked, headerRow, columns) : { rows: [], skipped: [] }
  const restFrom = read[maxRows]?.row ?? (rows.length > looked.length ? looked.length + 1 : null)
  const isTaken = ({ row }: { row: number }) => restFrom === null || row < restFrom
  return {
    ...chosen,
    read: { rows: read.filter(isTaken), skipped: skipped.filter((row) => isTaken(row) && row.reason !== 'empty') },
    restFrom,
  }
}
