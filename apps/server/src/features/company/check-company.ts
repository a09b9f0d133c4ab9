import type { ChangeCompanyData } from '@normwerk/contract/company'
import type { Queries } from '../../database/client.ts'
import { phoneError, placeErrors, rejectFieldErrors, vatIdError } from '../address/check-address.ts'
import type { CompanyWithPlace } from './repository/companies.ts'

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
export async function checkCompany(db: Queries, home: string, sent: Sent, before: Known | null): Promise<void> {
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
