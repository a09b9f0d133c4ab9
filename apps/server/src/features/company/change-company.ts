import type { AuditValue } from '@normwerk/contract/audit'
import type { ChangeCompanyData, CreateCompany } from '@normwerk/contract/company'
import type { Queries } from '../../database/client.ts'
import type { Dependencies } from '../../http/call.ts'
import { phoneError, placeErrors, readHomeCountry, rejectFieldErrors, vatIdError } from '../address/check-address.ts'
import { changesBetween, recordEvent } from '../audit/record-event.ts'
import { bumpCartsOfCompany } from '../cart/change-cart.ts'
import { listContact, presentCompany } from './company-profile.ts'
import type { ScopedContext } from './managed-users.ts'
import {
  type CompanyRow,
  type CompanyWithPlace,
  drawCustomerNumber,
  insertAddresses,
  insertCompany,
  type NewCompanyRow,
  numberTaken,
  readCompany,
  updateCompany,
  updatePlace,
} from './repository/companies.ts'
import { lockAdministratorsOfCompany } from './repository/users.ts'

type Sent = Omit<ChangeCompanyData, 'id'>
/** The validated fields. */
interface Known {
  company: Pick<CompanyWithPlace['company'], 'vatId' | 'phoneNumber' | 'fax' | 'fieldService' | 'officeStaff'>
  invoiceAddress: Pick<CompanyWithPlace['invoiceAddress'], 'zip' | 'country'>
}

const nothing: Known = {
  company: { vatId: null, phoneNumber: null, fax: null, fieldService: null, officeStaff: null },
  invoiceAddress: { zip: '', country: '' },
}

/**
 * Rejects values that are invalid in the country of the invoice address. Unchanged values are not validated again.
 * @param before null: a new company
 */
async function checkCompany(db: Queries, home: string, sent: Sent, before: Known | null): Promise<void> {
  const { company, invoiceAddress } = before ?? nothing
  const { zip = invoiceAddress.zip, country = invoiceAddress.country } = sent.invoiceAddress ?? {}
  const isAbroad = country !== invoiceAddress.country
  const hasMoved = isAbroad || zip !== invoiceAddress.zip
  const place = hasMoved ? await placeErrors(db, { zip, country }) : { zip: undefined, country: undefined }
  const { vatId = company.vatId } = sent
  const errorOf = (number: string | null | undefined, known: string | null | undefined, where: string) =>
    number === known ? undefined : phoneError(number, where)
  rejectFieldErrors({
    'invoiceAddress.zip': place.zip,
    'invoiceAddress.country': place.country,
    vatId: isAbroad || vatId !== company.vatId ? vatIdError(vatId, country) : undefined,
    phoneNumber: errorOf(sent.phoneNumber, company.phoneNumber, country),
    fax: errorOf(sent.fax, company.fax, country),
    'fieldService.phoneNumber': errorOf(sent.fieldService?.phoneNumber, company.fieldService?.phoneNumber, home),
    'officeStaff.phoneNumber': errorOf(sent.officeStaff?.phoneNumber, company.officeStaff?.phoneNumber, home),
    // A company must keep a customer number, by which it is named.
    customerNumber: before !== null && sent.customerNumber === null ? 'required' : undefined,
  })
}

/**
 * Creates a company with its invoice address. A default delivery address in the same place is created too, because
 * goods need one.
 */
async function createCompany(
  { ids, clock }: Pick<Dependencies, 'ids' | 'clock'>,
  db: Queries,
  { invoiceAddress, customerNumber, ...data }: CreateCompany,
): Promise<CompanyRow> {
  const fresh = { ...data, id: ids.next(), createdAt: clock.now() }
  const company = customerNumber
    ? await insertCompany(db, { ...fresh, customerNumber })
    : await insertNumbered(db, fresh)
  if (company === undefined) throw numberTaken()
  const { id: companyId, companyName, companyAddition, createdAt } = company
  const place = { ...invoiceAddress, companyId, company: companyName, companyAddition, createdAt }
  await insertAddresses(db, [
    { ...place, id: ids.next(), addressType: 'Invoice' },
    { ...place, id: ids.next(), addressType: 'Delivery', isUsual: true },
  ])
  return company
}

/** A number that staff chose may be the next one of the sequence. */
async function insertNumbered(db: Queries, fresh: Omit<NewCompanyRow, 'customerNumber'>) {
  for (;;) {
    const company = await insertCompany(db, { ...fresh, customerNumber: await drawCustomerNumber(db) })
    if (company !== undefined) return company
  }
}

/** Creates a company for staff: validated and recorded. */
export async function createManagedCompany(
  dependencies: Dependencies,
  editor: Pick<ScopedContext, 'db' | 'caller' | 'request'>,
  data: CreateCompany,
): Promise<CompanyWithPlace> {
  const { db } = editor
  await checkCompany(db, await readHomeCountry(db, null), data, null)
  const { id } = await createCompany(dependencies, db, data)
  const company = await readCompany(db, id)
  await recordCompany(dependencies, editor, null, company)
  return company
}

/** Changes the named fields of a company and of its invoice address, which has the company's name. */
export async function changeCompany(
  dependencies: Dependencies,
  context: Pick<ScopedContext, 'db' | 'caller' | 'request'>,
  { id, ...sent }: ChangeCompanyData,
): Promise<CompanyWithPlace> {
  const { db } = context
  await lockAdministratorsOfCompany(db, id)
  const before = await readCompany(db, id)
  await checkCompany(db, await readHomeCountry(db, null), sent, before)
  const { invoiceAddress, customerNumber, ...fields } = sent
  await updateCompany(db, id, { ...fields, customerNumber: customerNumber ?? before.company.customerNumber })
  const { companyName, companyAddition } = fields
  await updatePlace(db, before.invoiceAddress.id, { ...invoiceAddress, company: companyName, companyAddition })
  const after = await readCompany(db, id)
  if (isPricedAnew(before, after)) await bumpCartsOfCompany(db, id)
  await recordCompany(dependencies, context, before, after)
  return after
}

/** Buyers who have seen other prices or another tax must look again before ordering. */
function isPricedAnew(before: CompanyWithPlace, after: CompanyWithPlace): boolean {
  return (
    before.company.discountGroup !== after.company.discountGroup ||
    before.company.vatId !== after.company.vatId ||
    before.invoiceAddress.country !== after.invoiceAddress.country
  )
}

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
  const now = listAuditValues(after)
  const changes = changesBetween(before && listAuditValues(before), now, Object.keys(now))
  if (Object.keys(changes).length === 0) return
  await recordEvent(dependencies, db, {
    action: before === null ? 'company.created' : 'company.changed',
    userId: caller.userId,
    companyId: after.company.id,
    subjectId: after.company.id,
    // Of a sole trader, name and address are personal data.
    personal: { companyId: after.company.id, changes },
    correlationId: request.id,
  })
}

function listAuditValues(row: CompanyWithPlace): Record<string, AuditValue> {
  const { id: _, currency: _currency, userCount: _count, createdAt: _at, ...company } = presentCompany(row)
  const { invoiceAddress, fieldService, officeStaff, ...facts } = company
  return {
    ...facts,
    fieldService: listContact(fieldService),
    officeStaff: listContact(officeStaff),
    ...invoiceAddress,
  }
}
