import type { ColumnMapping, ReadSheet } from '@normwerk/contract/parts-list'
import { type PartsListField, partsListFields } from '@normwerk/parts/parts-list/fields'

/** These may be spread over several columns; any other field is taken from the column chosen last. */
const joined: readonly PartsListField[] = ['designation', 'comment']

/** What a column holds; null where it is not used. */
export function fieldOf(columns: ColumnMapping, column: number): PartsListField | null {
  return partsListFields.find((field) => columns[field]?.includes(column)) ?? null
}

/** Says what a column holds, in place of what it held. */
export function assignColumn(columns: ColumnMapping, column: number, field: PartsListField | null): ColumnMapping {
  const others = partsListFields.map((known): [PartsListField, number[]] => {
    const kept = (columns[known] ?? []).filter((index) => index !== column)
    if (known !== field) return [known, kept]
    return [known, joined.includes(known) ? [...kept, column].sort((a, b) => a - b) : [column]]
  })
  return Object.fromEntries(others.filter(([, indexes]) => indexes.length > 0))
}

/** Name of a column as spreadsheets have it: A, B, … Z, AA. */
export function columnName(column: number): string {
  const last = String.fromCharCode(65 + (column % 26))
  return column < 26 ? last : columnName(Math.floor(column / 26) - 1) + last
}

const maxColumns = 100

/** Columns in which anything stands, as far as a person would look through them. */
export function usedColumns({ rows, headers }: Pick<ReadSheet, 'rows' | 'headers'>): number[] {
  const used = new Set<number>()
  for (const row of [headers, ...rows.slice(0, 500)]) {
    row.forEach((cell, column) => {
      if (cell.trim() !== '') used.add(column)
    })
  }
  return [...used].sort((a, b) => a - b).slice(0, maxColumns)
}
