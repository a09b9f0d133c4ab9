import type { NewCompany } from '@normwerk/contract/registration'
import type { Dependencies } from '../../dependencies.ts'
import type { Administration } from '../company/administration.ts'
import { createManagedCompany } from '../company/create-managed-company.ts'

/** A group without discounts, until staff say otherwise. */
const firstDiscountGroup = 'none'

/** Makes the company that somebody brought with his registration. */
export async function openCompany(
  dependencies: Dependencies,
  administration: Administration,
  { street, streetNumber, addressAddition, zip, city, country, ...data }: NewCompany,
) {
  const { company } = await createManagedCompany(dependencies, administration, {
    ...data,
    discountGroup: firstDiscountGroup,
    invoiceAddress: { street, streetNumber, addressAddition, zip, city, country },
  })
  return company
}
