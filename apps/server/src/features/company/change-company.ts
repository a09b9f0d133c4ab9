import type { ChangeCompanyData } from '@normwerk/contract/company'
import type { Dependencies } from '../../dependencies.ts'
import { readHomeCountry } from '../address/read-home-country.ts'
import { bumpCartsOfCompany } from '../cart/bump-carts.ts'
import { checkCompany } from './check-company.ts'
import { recordCompany } from './record-company.ts'
import { type CompanyWithPlace, readCompany, updateCompany, updatePlace } from './repository/companies.ts'
import { lockAdministratorsOfCompany } from './repository/users.ts'
import type { ScopedContext } from './scope.ts'

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
