import type { CreateCompany } from '@normwerk/contract/company'
import type { Queries } from '../../database/client.ts'
import type { Dependencies } from '../../dependencies.ts'
import {
  type CompanyRow,
  drawCustomerNumber,
  insertAddresses,
  insertCompany,
  type NewCompanyRow,
  numberTaken,
} from './repository/companies.ts'

/** Makes a company with its invoice address and, as goods must go somewhere, a usual delivery address in the same place. */
export async function createCompany(
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

/** Numbers that staff gave by hand may lie ahead of those that are drawn. */
async function insertNumbered(db: Queries, fresh: Omit<NewCompanyRow, 'customerNumber'>) {
  for (;;) {
    const company = await insertCompany(db, { ...fresh, customerNumber: await drawCustomerNumber(db) })
    if (company !== undefined) return company
  }
}
