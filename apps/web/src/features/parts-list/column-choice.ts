import type { ColumnMapping, ReadSheet } from '@normwerk/contract/parts-list'
import { type PartsListField, partsListFields } from '@normwerk/parts/parts-list/fields'

/** These fields may come from several columns; any other field comes from the column chosen last. */
const joined: readonly PartsListField[] = ['designation', 'comment']

/** Returns the field of a column; null for an unused column. */
export function fieldOf(columns: ColumnMapping, column: number): PartsListField | null {
  return partsListFields.find((field) => columns[field]?.includes(column)) ?? null
}

/** Assigns a field to a column and replaces its previous one. */
export function assignColumn(columns: ColumnMapping, column: number, field: PartsListField | null): ColumnMapping {
  const others = partsListFields.map((known): [PartsListField, number[]] => {
    const kept = (columns[known] ?? []).filter((index) => index !== column)
    if (known !== field) return [known, kept]
    return [known, joined.includes(known) ? [...kept, column].sort((a, b) => a - b) : [column]]
  })
  return Object.fromEntries(others.filter(([, indexes]) => indexes.length > 0))
}

/** Returns the name of a column as in spreadsheets: A, B, … Z, AA. */
export function columnName(column: number): string {
  const last = String.fromCharCode(65 + (column % 26))
  return column < 26 ? last : columnName(Math.floor(column / 26) - 1) + last
}

const maxColumns = 100

/** Returns the columns that are not empty, up to a number that a person would look through. */
export function usedColumns({ rows, headers }: Pick<ReadSheet, 'rows' | 'headers'>): number[] {
  const used = new Set<number>()
  for (const row of [headers, ...rows.slice(0, 500)]) {
    row.forEach((cell, column) => {
      if (cell.trim() !== '') used.add(column)
    })
  }
  return [...used].sort((a, b) => a - b).slice(0, maxColumns)
}

/** Whether a column holds article numbers or designations; without one no row can name a part. */
export function namesParts({ articleNo, designation }: ColumnMapping): boolean {
  return articleNo !== undefined || designation !== undefined
}
