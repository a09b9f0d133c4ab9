import type { AuditValue } from '@normwerk/contract/audit'
import type { Contact } from '../../database/tables/companies.ts'
import type { Dependencies } from '../../dependencies.ts'
import { changesBetween } from '../audit/changes-between.ts'
import { recordEvent } from '../audit/record-event.ts'
import type { CompanyWithPlace } from './repository/companies.ts'
import type { ScopedContext } from './scope.ts'

/**
 * Records the change of a company.
 * @param before null: a new company
 */
export async function recordCompany(
  dependencies: Pick<Dependencies, 'ids' | 'clock'>,
  { db, caller, request }: Pick<ScopedContext, 'db' | 'caller' | 'request'>,
  before: CompanyWithPlace | null,
  after: CompanyWithPlace,
): Promise<void> {
  const now = describe(after)
  const changes = changesBetween(before && describe(before), now, Object.keys(now))
  if (Object.keys(changes).length === 0) return
  await recordEvent(dependencies, db, {
    action: before === null ? 'company.created' : 'company.changed',
    userId: caller.userId,
    companyId: after.company.id,
    subjectId: after.company.id,
    changes,
    correlationId: request.id,
  })
}

function describe({ company, invoiceAddress }: CompanyWithPlace): Record<string, AuditValue> {
  return {
    customerNumber: company.customerNumber,
    companyName: company.companyName,
    companyAddition: company.companyAddition,
    vatId: company.vatId,
    taxNumber: company.taxNumber,
    supplierNumber: company.supplierNumber,
    phoneNumber: company.phoneNumber,
    fax: company.fax,
    discountGroup: company.discountGroup,
    fieldService: listContact(company.fieldService),
    officeStaff: listContact(company.officeStaff),
    allowedOrigins: company.allowedOrigins,
    requireSecondFactor: company.requireSecondFactor,
    street: invoiceAddress.street,
    streetNumber: invoiceAddress.streetNumber,
    streetAddition: invoiceAddress.streetAddition,
    addressAddition: invoiceAddress.addressAddition,
    zip: invoiceAddress.zip,
    city: invoiceAddress.city,
    country: invoiceAddress.country,
  }
}

function listContact(contact: Contact | null): string[] | null {
  return contact && [contact.name, contact.email, contact.phoneNumber]
}
