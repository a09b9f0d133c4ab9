import { askedPlace } from '@normwerk/contract/address'
import { line, optionalLine } from '@normwerk/contract/common'
import { ContactEntry } from '@normwerk/contract/company'
import { askedCompany } from '@normwerk/contract/company/fields'
import { LanguageCode } from '@normwerk/contract/language'
import { maxCustomerNumberLength } from '@normwerk/contract/limits'
import { companyRoles } from '@normwerk/contract/permissions'
import { Email, personalFields, Username } from '@normwerk/contract/person'
import * as z from 'zod/mini'

const customerNumber = line(maxCustomerNumberLength)

const Roles = z.pipe(
  z.nullable(z.string()),
  z.pipe(
    z.transform((written: string | null) => written?.split(/[\s,]+/) ?? ['SHOP_USER']),
    z.array(z.enum(companyRoles)),
  ),
)

/** The rows of each table, in which an empty cell is null. */
export const tables = {
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
export const tableNames = ['companies', 'users', 'addresses', 'contacts'] as const satisfies TableName[]

export function isTableName(name: string): name is TableName {
  return Object.hasOwn(tables, name)
}

/** Columns without which a table is rejected. Others may be left out. */
export const neededColumns: Record<TableName, readonly string[]> = {
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
