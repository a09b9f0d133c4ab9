import { setImmediate } from 'node:timers/promises'
import type { LanguageCode } from '@normwerk/contract/language'
import { maxDeliveryAddresses, maxUsers } from '@normwerk/contract/limits'
import { translate } from '@normwerk/i18n/translate'
import { type FieldError, phoneError, vatIdError, zipError } from '../../address/check-address.ts'
import type { Known } from '../repository/import.ts'
import type { Lines, Rejection, TableName } from './tables.ts'

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

type RejectionList = ReturnType<typeof createRejectionList>

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

const rowsAtOnce = 100

interface Check {
  lines: Lines
  known: Known
  list: RejectionList
  /** By customer number: the country of each company of the shop and of the file. */
  countries: ReadonlyMap<string, string>
}

/** Finds what is wrong with lines beside each other, beside what the shop has, and by the rules of their countries. */
export async function checkLines(lines: Lines, known: Known, list: RejectionList): Promise<void> {
  const ofFile = lines.companies.map(({ value }) => [value.customerNumber, value.country] as const)
  const ofShop = [...known.companies].map(([number, { country }]) => [number, country] as const)
  const check = { lines, known, list, countries: new Map([...ofFile, ...ofShop]) }
  await checkCompanies(check)
  await checkUsers(check)
  await checkAddresses(check)
  await checkContacts(check)
}

async function checkCompanies({ lines, known, list }: Check): Promise<void> {
  const once = list.once('companies', 'customerNumber')
  for await (const { row, value } of inPieces(lines.companies)) {
    const { customerNumber, vatId, phoneNumber, fax, country } = value
    once(row, customerNumber)
    list.addErrors('companies', row, {
      ...placeErrors(known, value),
      vatId: vatIdError(vatId, country),
      phoneNumber: phoneError(phoneNumber, country),
      fax: phoneError(fax, country),
    })
  }
}

async function checkUsers(check: Check): Promise<void> {
  const { lines, known, list, countries } = check
  const emailOnce = list.once('users', 'email')
  const usernameOnce = list.once('users', 'username')
  const count = countFrom([...known.companies].map(([number, { userCount }]) => [number, userCount]))
  for await (const { row, value } of inPieces(lines.users)) {
    const { customerNumber, email, username, phoneNumber, mobilePhoneNumber, fax } = value
    checkCompany(check, 'users', row, customerNumber)
    emailOnce(row, email)
    if (username !== null) usernameOnce(row, username)
    const country = countries.get(customerNumber) ?? known.homeCountry
    list.addErrors('users', row, {
      phoneNumber: phoneError(phoneNumber, country),
      mobilePhoneNumber: phoneError(mobilePhoneNumber, country),
      fax: phoneError(fax, country),
    })
    const owner = known.users.get(email.toLowerCase())
    if (owner === customerNumber) continue
    const reject = (column: string, reason: string) => list.add('users', row, column, reason)
    if (owner !== undefined) reject('email', translate(list.language, 'import.emailOfOthers'))
    else if (username !== null && known.usernames.has(username.toLowerCase())) {
      reject('username', translate(list.language, 'error.usernameTaken'))
    }
    if (count(customerNumber) > maxUsers) {
      reject('customerNumber', translate(list.language, 'error.tooManyEntries', { limit: maxUsers }))
    }
  }
}

async function checkAddresses(check: Check): Promise<void> {
  const { lines, known, list } = check
  const count = countFrom([...known.companies].map(([number, { places }]) => [number, places.length]))
  for await (const { row, value } of inPieces(lines.addresses)) {
    checkCompany(check, 'addresses', row, value.customerNumber)
    list.addErrors('addresses', row, placeErrors(known, value))
    if (count(value.customerNumber) > maxDeliveryAddresses) {
      const reason = translate(list.language, 'error.tooManyEntries', { limit: maxDeliveryAddresses })
      list.add('addresses', row, 'customerNumber', reason)
    }
  }
}

async function checkContacts(check: Check): Promise<void> {
  const { lines, known, list } = check
  const once = list.once('contacts', 'kind')
  for await (const { row, value } of inPieces(lines.contacts)) {
    checkCompany(check, 'contacts', row, value.customerNumber)
    once(row, `${value.kind} (${value.customerNumber})`)
    list.addErrors('contacts', row, { phoneNumber: phoneError(value.phoneNumber, known.homeCountry) })
  }
}

function checkCompany({ countries, list }: Check, table: TableName, row: number, customerNumber: string): void {
  if (countries.has(customerNumber)) return
  list.add(table, row, 'customerNumber', translate(list.language, 'import.companyUnknown', { customerNumber }))
}

function placeErrors(known: Known, { zip, country }: { zip: string; country: string }) {
  return {
    zip: zipError(zip, country),
    country: known.countries.has(country) ? undefined : ('countryNotServed' as const),
  }
}

/** Returns a function that counts one more of a key. */
function countFrom(start: [string, number][]): (key: string) => number {
  const counts = new Map(start)
  return (key) => {
    const count = (counts.get(key) ?? 0) + 1
    counts.set(key, count)
    return count
  }
}

/** Other calls are served between the rows of a long table. */
async function* inPieces<Row>(rows: readonly Row[]): AsyncGenerator<Row> {
  for (const [index, row] of rows.entries()) {
    if (index % rowsAtOnce === 0) await setImmediate()
    yield row
  }
}
