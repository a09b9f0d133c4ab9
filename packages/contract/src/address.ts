import * as z from 'zod/mini'
import { Id, line, optionalLine } from './common.ts'
import { askedCompany } from './company/fields.ts'
import { endpoint } from './endpoint.ts'

/** ISO 3166-1 alpha-2. */
export const Country = z.string().check(z.regex(/^[A-Z]{2}$/))

/** A place, as calls state it. */
export const askedPlace = {
  street: line(100),
  streetNumber: optionalLine(20),
  streetAddition: optionalLine(100),
  addressAddition: optionalLine(100),
  zip: line(20),
  city: line(100),
  country: Country,
}

/** The same fields in answers. */
export const givenPlace = {
  street: z.string(),
  streetNumber: z.nullable(z.string()),
  streetAddition: z.nullable(z.string()),
  addressAddition: z.nullable(z.string()),
  zip: z.string(),
  city: z.string(),
  country: z.string(),
}
export type Place = { [Name in keyof typeof givenPlace]: z.output<(typeof givenPlace)[Name]> }

/** An address as documents show it. */
export const PostalAddress = z.strictObject({
  id: Id,
  addressType: z.enum(['Invoice', 'Delivery']),
  company: z.string(),
  companyAddition: z.nullable(z.string()),
  ...givenPlace,
})
export type PostalAddress = z.output<typeof PostalAddress>

export const Address = z.extend(PostalAddress, {
  /** Orders go to this address unless the buyer chooses another. */
  isUsual: z.boolean(),
})
export type Address = z.output<typeof Address>

const deliveryFields = {
  company: askedCompany.companyName,
  companyAddition: askedCompany.companyAddition,
  ...askedPlace,
  /** `true` makes this the usual address instead of the one before; `false` is rejected for the usual address. */
  isUsual: z.optional(z.boolean()),
  /** Only the shop's staff change the invoice address. */
  addressType: z.optional(z.literal('Delivery')),
}

export const CreateAddress = z.strictObject(deliveryFields)
export type CreateAddress = z.output<typeof CreateAddress>

export const ChangeAddress = z.strictObject({ ...z.partial(CreateAddress).shape, id: Id })
export type ChangeAddress = z.output<typeof ChangeAddress>

export const addressEndpoints = {
  list: endpoint({
    route: 'GET /api/address',
    summary: "The company's addresses, the invoice address first, then the usual delivery address.",
    permission: 'cart.keep',
    output: z.array(Address),
    errors: [],
  }),
  read: endpoint({
    route: 'GET /api/address/{id}',
    summary: 'One address of the company.',
    permission: 'cart.keep',
    output: Address,
    errors: ['entryNotFound'],
  }),
  create: endpoint({
    route: 'POST /api/address',
    summary: 'Adds a delivery address of the company.',
    permission: 'address.edit',
    input: CreateAddress,
    output: Address,
    errors: ['tooManyEntries'],
  }),
  change: endpoint({
    route: 'PUT /api/address',
    summary: 'Changes a delivery address of the company.',
    permission: 'address.edit',
    input: ChangeAddress,
    output: Address,
    errors: ['entryNotFound'],
  }),
  delete: endpoint({
    route: 'DELETE /api/address/{id}',
    summary: 'Deletes a delivery address of the company.',
    permission: 'address.edit',
    errors: ['entryNotFound'],
  }),
  listCountries: endpoint({
    route: 'GET /api/address/country',
    summary: 'The countries that the shop delivers to.',
    permission: 'catalogue.browse',
    output: z.array(z.strictObject({ code: Country, inUnion: z.boolean() })),
    errors: [],
  }),
}
