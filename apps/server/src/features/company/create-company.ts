import type { CreateCompany } from '@normwerk/contract/company'
import type { Queries } from '../../database/client.ts'
import type { Dependencies } from '../../dependencies.ts'
import { readHomeCountry } from '../address/read-home-country.ts'
import { recordCompany } from './change-company.ts'
import { checkCompany } from './check-company.ts'
import {
  type CompanyRow,
  type CompanyWithPlace,
  drawCustomerNumber,
  insertAddresses,
  insertCompany,
  type NewCompanyRow,
  numberTaken,
  readCompany,
} from './repository/companies.ts'
import type { ScopedContext } from './scope.ts'

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
