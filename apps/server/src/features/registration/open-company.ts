import type { NewCompany } from '@normwerk/contract/registration'
import type { Dependencies } from '../../dependencies.ts'
import { createManagedCompany } from '../company/create-managed-company.ts'
import type { ScopedContext } from '../company/scope.ts'

/** A group without discounts, until staff choose another. */
const firstDiscountGroup = 'none'

/** Creates the new company of a registration. */
export async function openCompany(
  dependencies: Dependencies,
  context: ScopedContext,
  { street, streetNumber, addressAddition, zip, city, country, ...data }: NewCompany,
) {
  const { company } = await createManagedCompany(dependencies, context, {
    ...data,
    discountGroup: firstDiscountGroup,
    invoiceAddress: { street, streetNumber, addressAddition, zip, city, country },
  })
  return company
}
