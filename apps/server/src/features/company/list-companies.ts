import type { CompanyProfile, ListCompanies, ManagedCompany } from '@normwerk/contract/company'
import type { Queries } from '../../database/client.ts'
import type { companies } from '../../database/tables/companies.ts'
import { presentPlace } from '../address/present-address.ts'
import { type CompanyWithPlace, pageCompanyRows } from './repository/companies.ts'

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
export function presentProfile({ company, invoiceAddress }: CompanyWithPlace): CompanyProfile {
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
