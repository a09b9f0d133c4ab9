import type { CompanyProfile, DefaultContacts, ListCompanies, ManagedCompany } from '@normwerk/contract/company'
import type { Queries } from '../../database/client.ts'
import type { Contact, companies } from '../../database/tables/companies.ts'
import type { CallContext, Caller, Dependencies } from '../../http/call.ts'
import { presentPlace } from '../address/addresses.ts'
import { phoneError, readHomeCountry, rejectFieldErrors } from '../address/check-address.ts'
import { changesBetween, recordEvent } from '../audit/record-event.ts'
import { type CompanyWithPlace, pageCompanyRows, readContacts, updateContacts } from './repository/companies.ts'

/** Returns what every user of a company sees of it. */
export function presentFacts(company: typeof companies.$inferSelect) {
  return {
    id: company.id,
    companyName: company.companyName,
    companyAddition: company.companyAddition,
    customerNumber: company.customerNumber,
    vatId: company.vatId,
    taxNumber: company.taxNumber,
    supplierNumber: company.supplierNumber,
    fieldService: company.fieldService,
    officeStaff: company.officeStaff,
    currency: company.currency,
    discountGroup: company.discountGroup,
    asksCostCentre: company.asksCostCentre,
  }
}

/** A company as its own administrators see it. */
function presentProfile({ company, invoiceAddress }: CompanyWithPlace): CompanyProfile {
  return {
    ...presentFacts(company),
    phoneNumber: company.phoneNumber,
    fax: company.fax,
    buyerReference: company.buyerReference,
    electronicAddress: company.electronicAddress,
    invoiceProfile: company.invoiceProfile,
    purchasingEmail: company.purchasingEmail,
    accountingEmail: company.accountingEmail,
    requireSecondFactor: company.requireSecondFactor,
    invoiceAddress: presentPlace(invoiceAddress),
  }
}

/** A company as staff see it. */
export function presentCompany(row: CompanyWithPlace): ManagedCompany {
  return {
    ...presentProfile(row),
    allowedOrigins: row.company.allowedOrigins,
    userCount: row.userCount,
    createdAt: row.company.createdAt.toISOString(),
  }
}

const usualSize = 20

export async function listCompanies(
  db: Queries,
  { pageRequest, query, sort }: ListCompanies,
): Promise<{ items: ManagedCompany[]; page: number; size: number; total: number }> {
  const { page = 1, size = usualSize } = pageRequest ?? {}
  const request = { page, size }
  const { rows, total } = await pageCompanyRows(db, query ?? null, sort ?? 'name', request)
  return { items: rows.map(presentCompany), ...request, total }
}

/** Changes the contacts of the shop for companies without their own ones. */
export async function changeDefaultContacts(
  dependencies: Pick<Dependencies, 'ids' | 'clock'>,
  { db, caller, request }: CallContext<Caller>,
  contacts: DefaultContacts,
): Promise<DefaultContacts> {
  const before = await updateContacts(db, contacts)
  const home = await readHomeCountry(db, null)
  const errorOf = (name: keyof DefaultContacts) => {
    const number = contacts[name]?.phoneNumber
    return number === before[name]?.phoneNumber ? undefined : phoneError(number, home)
  }
  rejectFieldErrors({
    'fieldService.phoneNumber': errorOf('fieldService'),
    'officeStaff.phoneNumber': errorOf('officeStaff'),
  })
  const changes = changesBetween(listContacts(before), listContacts(contacts), ['fieldService', 'officeStaff'])
  if (Object.keys(changes).length > 0) {
    const event = { action: 'shop.contactsChanged', userId: caller.userId, companyId: null, changes } as const
    await recordEvent(dependencies, db, { ...event, correlationId: request.id })
  }
  return contacts
}

/** Returns the company as its users see it. */
export async function presentOwnCompany(db: Queries, row: CompanyWithPlace): Promise<CompanyProfile> {
  return addDefaultContacts(db, presentProfile(row))
}

/** Returns the company with the contacts of the shop in place of those that it lacks. */
export async function addDefaultContacts<Company extends DefaultContacts>(
  db: Queries,
  company: Company,
): Promise<Company> {
  if (company.fieldService !== null && company.officeStaff !== null) return company
  const { fieldService, officeStaff } = await readContacts(db)
  return {
    ...company,
    fieldService: company.fieldService ?? fieldService,
    officeStaff: company.officeStaff ?? officeStaff,
  }
}

function listContacts({ fieldService, officeStaff }: DefaultContacts) {
  return { fieldService: listContact(fieldService), officeStaff: listContact(officeStaff) }
}

/** Returns a contact as a value of the audit log. */
export function listContact(contact: Contact | null): string[] | null {
  return contact && [contact.name, contact.email, contact.phoneNumber]
}
