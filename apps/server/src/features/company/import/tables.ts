import { parse } from 'node:path'
import { setImmediate } from 'node:timers/promises'
import { askedPlace } from '@normwerk/contract/address'
import { line, optionalLine } from '@normwerk/contract/common'
import { ContactEntry } from '@normwerk/contract/company'
import { askedCompany } from '@normwerk/contract/company/fields'
import { LanguageCode } from '@normwerk/contract/language'
import { maxCustomerNumberLength } from '@normwerk/contract/limits'
import { companyRoles } from '@normwerk/contract/permissions'
import { Email, personalFields, Username } from '@normwerk/contract/person'
import { translate } from '@normwerk/i18n/translate'
import * as z from 'zod/mini'
import type { FieldErrors } from '../../../http/call.ts'
import { collectFields } from '../../../http/parse-input.ts'
import { nameRecords } from '../../import/name-records.ts'
import { readSheets, tooManyRows } from '../../import/read-sheets.ts'

const customerNumber = line(maxCustomerNumberLength)

const Roles = z.pipe(
  z.nullable(z.string()),
  z.pipe(
    z.transform((written: string | null) => written?.split(/[\s,]+/) ?? ['SHOP_USER']),
    z.array(z.enum(companyRoles)),
  ),
)

/** The rows of each table, in which an empty cell is null. */
const tables = {
  companies: z.strictObject({ customerNumber, ...askedCompany, discountGroup: optionalLine(20), ...askedPlace }),
  users: z.strictObject({
    customerNumber,
    email: Email,
    username: z.nullable(Username),
    ...personalFields,
    roles: Roles,
    language: z.nullable(LanguageCode),
  }),
  addresses: z.strictObject({
    customerNumber,
    company: optionalLine(100),
    companyAddition: askedCompany.companyAddition,
    ...askedPlace,
    isUsual: z.nullable(z.enum(['yes', 'no'])),
  }),
  contacts: z.strictObject({
    customerNumber,
    kind: z.enum(['fieldService', 'officeStaff']),
    ...ContactEntry.shape,
  }),
}

export type TableName = keyof typeof tables
const tableNames = ['companies', 'users', 'addresses', 'contacts'] as const satisfies TableName[]

function isTableName(name: string): name is TableName {
  return Object.hasOwn(tables, name)
}

/** Columns without which a table is rejected. Others may be left out. */
const neededColumns: Record<TableName, readonly string[]> = {
  companies: ['customerNumber', 'companyName', 'street', 'zip', 'city', 'country'],
  users: ['customerNumber', 'email', 'firstName', 'lastName'],
  addresses: ['customerNumber', 'street', 'zip', 'city', 'country'],
  contacts: ['customerNumber', 'kind', 'name', 'email', 'phoneNumber'],
}

/** Why a row, or with row 1 a table, is rejected. */
export interface Rejection {
  /** The table, or the name of a sheet or file that is none. */
  table: string
  row: number
  /** Null: the whole row. */
  column: string | null
  reason: string
}

/** A row of a table with its line in the file. */
export interface Line<Name extends TableName> {
  row: number
  value: z.output<(typeof tables)[Name]>
}

export type Lines = { [Name in TableName]: Line<Name>[] }

export interface SentFile {
  fileName: string
  content: Buffer
}

/** Of one table. */
export const maxRows = 10_000
const rowsAtOnce = 200

/** Reads the tables of files in the process that reads spreadsheets. A CSV file is the table that it is named after. */
export async function readTables(
  owner: string,
  files: readonly SentFile[],
  language: LanguageCode,
): Promise<{ lines: Lines; rejections: Rejection[] }> {
  const lines: Lines = { companies: [], users: [], addresses: [], contacts: [] }
  const rejections: Rejection[] = []
  for (const file of files) {
    const { name: stem, ext } = parse(file.fileName)
    const sheets = await readSheets(owner, file, maxRows)
    for (const { name: sheetName, rows } of sheets) {
      const name = /^\.(csv|txt)$/i.test(ext) ? stem : sheetName
      const table = name.trim().toLowerCase()
      if (isTableName(table)) rejections.push(...(await readTable(table, rows, lines, language)))
      else {
        const reason = translate(language, 'import.tableUnknown', { known: tableNames.join(', ') })
        rejections.push({ table: name, row: 1, column: null, reason })
      }
    }
  }
  return { lines, rejections }
}

/** Reads the rows of a table into `lines`; returns its rejections. */
async function readTable(
  table: TableName,
  rows: string[][],
  lines: Lines,
  language: LanguageCode,
): Promise<Rejection[]> {
  switch (table) {
    case 'companies':
      return readRows(table, tables[table], lines[table], rows, language)
    case 'users':
      return readRows(table, tables[table], lines[table], rows, language)
    case 'addresses':
      return readRows(table, tables[table], lines[table], rows, language)
    case 'contacts':
      return readRows(table, tables[table], lines[table], rows, language)
  }
}

async function readRows<Value>(
  table: TableName,
  schema: z.ZodMiniType<Value> & { shape: object },
  lines: { row: number; value: Value }[],
  cells: readonly string[][],
  language: LanguageCode,
): Promise<Rejection[]> {
  const rows = cells.map((row) => (row.every((cell) => cell.trim() === '') ? [] : row.map((cell) => cell.trim())))
  const columns = Object.keys(schema.shape)
  const named = nameRecords({ rows, isByComma: false }, { columns, needed: neededColumns[table] }, language)
  if (named.rows > maxRows) throw tooManyRows(maxRows)
  const rejections = named.rejected.map(({ row, reason }): Rejection => ({ table, row, column: null, reason }))
  for (const [index, { row, cells: values }] of named.records.entries()) {
    if (index % rowsAtOnce === 0) await setImmediate()
    const raw = Object.fromEntries(columns.map((column) => [column, values[column] || null]))
    const parsed = z.safeParse(schema, raw)
    if (parsed.success) lines.push({ row, value: parsed.data })
    else rejections.push(...explain(collectFields(parsed.error.issues, raw) ?? {}, { table, row }, language))
  }
  return rejections
}

function explain(fields: FieldErrors, place: { table: TableName; row: number }, language: LanguageCode): Rejection[] {
  return Object.entries(fields).map(([path, errors]) => {
    const [column = ''] = path.split('.')
    return { ...place, column, reason: reasonOf(column, errors[0], language) }
  })
}

function reasonOf(column: string, error: FieldErrors[string][number] | undefined, language: LanguageCode): string {
  switch (error?.code) {
    case 'required':
      return translate(language, 'import.cellMissing', { column })
    case 'tooLong':
      return translate(language, 'import.cellTooLong', { column, limit: Number(error.params?.limit) })
    case 'invalidCharacters':
      return translate(language, 'import.cellUnreadable', { column })
    default:
      return translate(language, 'import.cellInvalid', { column })
  }
}
