import type { DefaultContacts } from '@normwerk/contract/company'
import type { Queries } from '../../database/client.ts'
import type { Contact } from '../../database/tables/companies.ts'
import type { Dependencies } from '../../dependencies.ts'
import type { CallContext, Caller } from '../../http/session/caller.ts'
import { phoneError, readHomeCountry, rejectFieldErrors } from '../address/check-address.ts'
import { changesBetween, recordEvent } from '../audit/record-event.ts'
import { readContacts, updateContacts } from './repository/default-contacts.ts'

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
