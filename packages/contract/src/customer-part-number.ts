import * as z from 'zod/mini'
import { askedMachining } from './asked-options.ts'
import { Id, line, pageOf, queryPage, text } from './common.ts'
import { endpoint } from './endpoint.ts'
import { DryRun, ImportReport } from './import.ts'
import { maxCustomerPartNumberLength, maxListQueryLength } from './limits.ts'
import { givenMachining, partErrors } from './part-options.ts'

/** A company's own number for a part of the shop: an article as stocked, or machined. */
export const CustomerPartNumber = z.strictObject({
  id: Id,
  ownNumber: z.string(),
  productDimensionId: Id,
  /** The number of the stocked article. */
  articleNo: z.string(),
  ...givenMachining,
  /** The number of its product. */
  productNr: z.string(),
  description: z.string(),
})
export type CustomerPartNumber = z.output<typeof CustomerPartNumber>

/** A number as a company writes it. */
export const CustomerPartNumberField = line(maxCustomerPartNumberLength)

/** An empty number deletes the customer part number. */
export const SetCustomerPartNumber = z.strictObject({
  productDimensionId: Id,
  ...askedMachining,
  ownNumber: z.nullable(CustomerPartNumberField),
})
export type SetCustomerPartNumber = z.output<typeof SetCustomerPartNumber>

export const customerPartNumberEndpoints = {
  list: endpoint({
    route: 'GET /api/customer-article',
    summary: "The company's customer part numbers, sorted.",
    permission: 'cart.keep',
    input: z.strictObject({
      query: z.optional(text(maxListQueryLength)),
      ...queryPage,
    }),
    output: pageOf(CustomerPartNumber),
    errors: ['pageSizeTooLarge'],
  }),
  set: endpoint({
    route: 'PUT /api/customer-article',
    summary: "Sets the company's customer part number of a part.",
    permission: 'cart.keep',
    input: SetCustomerPartNumber,
    output: z.nullable(CustomerPartNumber),
    errors: ['entryNotFound', 'ownNumberTaken', 'ownNumberIsArticle', 'tooManyEntries', ...partErrors],
  }),
  import: endpoint({
    route: 'POST /api/customer-article/import',
    summary:
      'Customer part numbers from a table of two columns: customer part number, and article number or designation.',
    permission: 'cart.keep',
    upload: true,
    ownTransactions: true,
    /** `onlyValid`: rejected rows are left out and the others are written. */
    input: z.extend(DryRun, { onlyValid: z.optional(z.enum(['true', 'false'])) }),
    output: ImportReport,
    errors: ['NOT_SUPPORTED_FILE', 'tooManyEntries'],
  }),
}
