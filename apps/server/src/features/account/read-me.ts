import type { Me } from '@normwerk/contract/account'
import type { LanguageCode } from '@normwerk/contract/language'
import type { Queries } from '../../database/client.ts'
import { presentPerson } from './present-person.ts'
import { readUserWithCompany } from './repository/users.ts'

/** Returns the signed-in user with the company, for the user's own page. */
export async function readMe(db: Queries, userId: string, language: LanguageCode): Promise<Me> {
  const { user, company } = await readUserWithCompany(db, userId)
  return {
    ...presentPerson(user),
    language,
    company: company && {
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
    },
    secondFactor: user.totpConfirmedAt !== null ? 'on' : company?.requireSecondFactor ? 'missing' : 'off',
    isGlobalAdmin: user.roles.includes('GLOBAL_ADMIN'),
  }
}
