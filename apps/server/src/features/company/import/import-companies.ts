import type { Place } from '@normwerk/contract/address'
import { defaultLanguage } from '@normwerk/contract/language'
import { lockTransaction } from '../../../database/client.ts'
import type { AuditChanges } from '../../../database/tables/audit.ts'
import type { Dependencies } from '../../../http/call.ts'
import { recordEvent } from '../../audit/record-event.ts'
import { type Importing, report } from '../../import/report.ts'
import { inOrder, ownName } from '../add-user.ts'
import { type Added, type AddressOfCompany, insertAdded, type Known, readKnown } from '../repository/import.ts'
import { checkLines, createRejectionList } from './check-lines.ts'
import { type Line, type Lines, type Rejection, readTables, type SentFile } from './tables.ts'

type Recording = Pick<Dependencies, 'ids' | 'clock'>

/** A group without discounts, until staff choose another. */
const firstDiscountGroup = 'none'

/** Builds the rows that the shop lacks. What it has stays as it is, so that an import can be repeated. */
function buildRows(recording: Recording, lines: Lines, known: Known): Added {
  const fresh = lines.companies.filter(({ value }) => !known.companies.has(value.customerNumber))
  const companies = new Map(fresh.map(({ value }) => [value.customerNumber, { id: recording.ids.next(), value }]))
  const owners = new Map<string, Owner>()
  for (const [number, { id, companyName, places }] of known.companies) owners.set(number, { id, companyName, places })
  for (const [number, { id, value }] of companies) {
    owners.set(number, { id, companyName: value.companyName, places: [] })
  }
  const addresses = buildAddresses(recording, lines.addresses, owners)
  const withAddress = new Set(addresses.map(({ companyId }) => companyId))
  const createdAt = recording.clock.now()
  return {
    companies: [...companies.values()].map(({ id, value }) => {
      const { street: _, streetNumber: _number, streetAddition: _addition, ...rest } = value
      const { addressAddition: _more, zip: _zip, city: _city, country: _country, discountGroup, ...facts } = rest
      return { ...facts, discountGroup: discountGroup ?? firstDiscountGroup, id, createdAt }
    }),
    companyPlaces: [...companies.values()].flatMap(({ id, value }) => {
      const { companyName: company, companyAddition = null } = value
      const place = { ...placeOf(value), companyId: id, company, companyAddition, createdAt }
      const invoice = { ...place, id: recording.ids.next(), addressType: 'Invoice' as const }
      if (withAddress.has(id)) return [invoice]
      // Goods need an address.
      return [invoice, { ...place, id: recording.ids.next(), addressType: 'Delivery' as const, isUsual: true }]
    }),
    addresses,
    contacts: lines.contacts.flatMap(({ value: { customerNumber, kind, ...contact } }) => {
      const id = owners.get(customerNumber)?.id
      const isThere = (known.companies.get(customerNumber)?.[kind] ?? null) !== null
      return id === undefined || isThere ? [] : [{ id, [kind]: contact }]
    }),
    users: lines.users.flatMap(({ value }) => {
      const { customerNumber, roles, language, username, email, ...person } = value
      const companyId = owners.get(customerNumber)?.id
      if (companyId === undefined || known.users.has(email.toLowerCase())) return []
      const names = { email, username: ownName(username, email) ?? email }
      const access = { roles: inOrder(roles), passwordHash: null, needsReset: true }
      const user = { ...person, ...names, ...access, language: language ?? defaultLanguage }
      return [{ ...user, companyId, id: recording.ids.next(), createdAt }]
    }),
  }
}

/** A company of the shop or of the file. */
interface Owner {
  id: string
  companyName: string
  /** Delivery addresses that the shop has. */
  places: AddressOfCompany[]
}

/** Builds the delivery addresses that companies lack. A company without any gets its default one. */
function buildAddresses({ ids, clock }: Recording, lines: readonly Line<'addresses'>[], owners: Map<string, Owner>) {
  const createdAt = clock.now()
  return [...Map.groupBy(lines, ({ value }) => value.customerNumber)].flatMap(([customerNumber, own]) => {
    const owner = owners.get(customerNumber)
    if (owner === undefined) return []
    const there = new Set(owner.places.map(keyOf))
    const usual = owner.places.length > 0 ? undefined : (own.find(({ value }) => value.isUsual === 'yes') ?? own[0])
    return own
      .toSorted((one, other) => Number(other === usual) - Number(one === usual))
      .flatMap((line) => {
        const { company, companyAddition = null } = line.value
        const address = { ...placeOf(line.value), company: company ?? owner.companyName, companyAddition }
        if (there.has(keyOf(address))) return []
        there.add(keyOf(address))
        const isDelivery = { addressType: 'Delivery' as const, isUsual: line === usual }
        return [{ ...address, ...isDelivery, id: ids.next(), companyId: owner.id, createdAt }]
      })
  })
}

type Written = { [Field in 'streetNumber' | 'streetAddition' | 'addressAddition']?: string | null | undefined } & Pick<
  Place,
  'street' | 'zip' | 'city' | 'country'
>

function placeOf({ street, zip, city, country, ...written }: Written): Place {
  const { streetNumber = null, streetAddition = null, addressAddition = null } = written
  return { street, streetNumber, streetAddition, addressAddition, zip, city, country }
}

/** Equal for equal addresses. */
function keyOf(address: AddressOfCompany): string {
  return JSON.stringify([...Object.values(placeOf(address)), address.company, address.companyAddition])
}

/**
 * Imports companies, users, addresses and contacts of a former shop, all or none. Only what is missing is added, so the
 * same files can be sent again. The users must set a new password first.
 */
export async function importCompanies(
  dependencies: Pick<Dependencies, 'database' | 'ids' | 'clock'>,
  files: readonly SentFile[],
  { userId, language, dryRun, correlationId }: Importing,
) {
  const { lines, rejections: unreadable } = await readTables(userId ?? 'operator', files, language)
  return dependencies.database.transaction(async (db) => {
    // So that the second of two simultaneous imports sees what the first has stored.
    await lockTransaction(db, 'companyImport')
    const known = await readKnown(db, namesIn(lines))
    const list = createRejectionList(language)
    await checkLines(lines, known, list)
    const rejections = [...unreadable, ...list.rejections]
    const added = buildRows(dependencies, lines, known)
    const counts = countAdded(added)
    const addedRows = Object.values(counts).reduce((sum, count) => sum + count, 0)
    if (!dryRun && rejections.length === 0 && addedRows > 0) {
      await insertAdded(db, added)
      const changes: AuditChanges = {}
      for (const [table, count] of Object.entries(counts)) if (count > 0) changes[table] = [null, count]
      await recordEvent(dependencies, db, {
        action: 'company.imported',
        userId,
        companyId: null,
        changes,
        correlationId,
      })
    }
    const rows = Object.values(lines).reduce((sum, table) => sum + table.length, 0)
    const unreadRows = new Set(unreadable.map(({ table, row }) => `${table} ${row}`)).size
    return report({
      rows: rows + unreadRows,
      added: addedRows,
      changed: 0,
      unchanged: Math.max(0, rows - addedRows),
      rejected: rejections.map(({ table, row, column, reason }) => ({ row, text: cellOf({ table, column }), reason })),
    })
  })
}

function namesIn({ companies, users, addresses, contacts }: Lines) {
  const lines = [...companies, ...users, ...addresses, ...contacts]
  return {
    customerNumbers: [...new Set(lines.map(({ value }) => value.customerNumber))],
    emails: users.map(({ value }) => value.email.toLowerCase()),
    usernames: users.flatMap(({ value }) => value.username?.toLowerCase() ?? []),
  }
}

function countAdded({ companies, users, addresses, contacts }: Added) {
  return { companies: companies.length, users: users.length, addresses: addresses.length, contacts: contacts.length }
}

function cellOf({ table, column }: Pick<Rejection, 'table' | 'column'>): string {
  return column === null ? table : `${table}, ${column}`
}
