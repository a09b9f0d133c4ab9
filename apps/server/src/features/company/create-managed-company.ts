import type { CreateCompany } from '@normwerk/contract/company'
import type { Dependencies } from '../../dependencies.ts'
import { readHomeCountry } from '../address/read-home-country.ts'
import { checkCompany } from './check-company.ts'
import { createCompany } from './create-company.ts'
import { recordCompany } from './record-company.ts'
import { type CompanyWithPlace, readCompany } from './repository/companies.ts'
import type { ScopedContext } from './scope.ts'

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
