import * as z from 'zod/mini'
import { Id } from './common.ts'
import { endpoint } from './endpoint.ts'

export const Address = z.strictObject({
  id: Id,
  addressType: z.enum(['Invoice', 'Delivery']),
  company: z.string(),
  companyAddition: z.nullable(z.string()),
  street: z.string(),
  streetNumber: z.nullable(z.string()),
  streetAddition: z.nullable(z.string()),
  addressAddition: z.nullable(z.string()),
  zip: z.string(),
  city: z.string(),
  /** ISO 3166-1 alpha-2. */
  country: z.string(),
})
export type Address = z.output<typeof Address>

export const addressEndpoints = {
  list: endpoint({
    route: 'GET /api/address',
    summary: "The company's addresses, the invoice address first, then the usual delivery address.",
    permission: 'cart.use',
    output: z.array(Address),
    errors: [],
  }),
  read: endpoint({
    route: 'GET /api/address/{id}',
    summary: 'One address of the company.',
    permission: 'cart.use',
    output: Address,
    errors: ['entryNotFound'],
  }),
}
