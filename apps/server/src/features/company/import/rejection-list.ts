import type { LanguageCode } from '@normwerk/contract/language'
import { translate } from '@normwerk/i18n/translate'
import type { FieldError } from '../../address/check-address.ts'
import type { Rejection, TableName } from './tables.ts'

/** Collects the rejections of tables, with their reasons in a language. */
export function createRejectionList(language: LanguageCode) {
  const rejections: Rejection[] = []

  function add(table: TableName, row: number, column: string, reason: string): void {
    rejections.push({ table, row, column, reason })
  }

  /** Adds the errors of fields, each of which is a column. */
  function addErrors(table: TableName, row: number, errors: Record<string, FieldError>): void {
    for (const [column, code] of Object.entries(errors)) {
      if (code !== undefined) add(table, row, column, translate(language, textOf(code), { column }))
    }
  }

  /** Returns a function that adds a rejection for a value that is in the table twice. */
  function once(table: TableName, column: string): (row: number, value: string) => void {
    const seen = new Set<string>()
    return (row, value) => {
      const key = value.toLowerCase()
      if (seen.has(key)) add(table, row, column, translate(language, 'import.valueTwice', { column, value }))
      seen.add(key)
    }
  }

  return { rejections, add, addErrors, once, language }
}

export type RejectionList = ReturnType<typeof createRejectionList>

function textOf(code: NonNullable<FieldError>) {
  switch (code) {
    case 'invalidZip':
    case 'invalidVatId':
    case 'invalidPhoneNumber':
    case 'countryNotServed':
      return `field.${code}` as const
    default:
      return 'import.cellInvalid'
  }
}
