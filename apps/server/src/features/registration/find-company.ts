import type { CompanyKey, FoundCompany } from '@normwerk/contract/registration'
import type { Dependencies } from '../../dependencies.ts'
import { countAttempt } from '../account/limit-attempts.ts'
import { findCompanyByKey } from './repository/registrations.ts'

/** Finds the company of a customer number, with the name on its invoices. */
export async function findCompany(dependencies: Dependencies, key: CompanyKey, address: string): Promise<FoundCompany> {
  await countAttempt(dependencies, { purpose: 'companyLookup', account: null, address })
  const { company, invoiceAddress } = await findCompanyByKey(dependencies.database, key)
  return {
    name: company.companyName,
    nameAddition: company.companyAddition,
    street: [invoiceAddress.street, invoiceAddress.streetNumber].filter((part) => part !== null).join(' '),
    streetAddition: invoiceAddress.streetAddition,
    zip: invoiceAddress.zip,
    city: invoiceAddress.city,
    country: invoiceAddress.country,
    vatId: company.vatId,
    phoneNumber: company.phoneNumber,
    fax: company.fax,
  }
}
