import type { NewCompany } from '@normwerk/contract/registration'
import type { Tools } from '../../tools.ts'
import type { Administration } from '../company/administration.ts'
import { createManagedCompany } from '../company/create-managed-company.ts'

/** A group without discounts, until staff say otherwise. */
const firstDiscountGroup = 'none'

/** Makes the company that somebody brought with his registration. */
export async function openCompany(
  tools: Tools,
  administration: Administration,
  { street, streetNumber, addressAddition, zip, city, country, ...data }: NewCompany,
) {
  const { company } = await createManagedCompany(tools, administration, {
    ...data,
    discountGroup: firstDiscountGroup,
    invoiceAddress: { street, streetNumber, addressAddition, zip, city, country },
  })
  return company
}
