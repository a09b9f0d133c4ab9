import type { CompanyProfile, ManagedCompany } from '@normwerk/contract/company'
import type { CompanyWithPlace } from './repository/companies.ts'

/** A company as its own administrators see it. */
export function presentProfile({ company, invoiceAddress }: CompanyWithPlace): CompanyProfile {
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
    phoneNumber: company.phoneNumber,
    fax: company.fax,
    requireSecondFactor: company.requireSecondFactor,
    invoiceAddress: {
      street: invoiceAddress.street,
      streetNumber: invoiceAddress.streetNumber,
      streetAddition: invoiceAddress.streetAddition,
      addressAddition: invoiceAddress.addressAddition,
      zip: invoiceAddress.zip,
      city: invoiceAddress.city,
      country: invoiceAddress.country,
    },
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
