import * as z from 'zod/mini'
import { askedMachining } from './asked-options.ts'
import { Id, line, PageRequest, pageOf, text } from './common.ts'
import { endpoint } from './endpoint.ts'
import { DryRun, ImportReport } from './import.ts'
import { givenMachining, partErrors } from './part-options.ts'

/** What a company calls an article of the shop, cut or as it is. */
export const CustomerPartNumber = z.strictObject({
  id: Id,
  ownNumber: z.string(),
  productDimensionId: Id,
  /** Of the stocked article. */
  articleNo: z.string(),
  ...givenMachining,
  /** Of its product. */
  productNr: z.string(),
  description: z.string(),
})
export type CustomerPartNumber = z.output<typeof CustomerPartNumber>

export const maxCustomerPartNumberLength = 60
/** A number as a company writes it. */
export const CustomerPartNumberField = line(maxCustomerPartNumberLength)

/** An empty number takes the one before away. */
export const SetCustomerPartNumber = z.strictObject({
  productDimensionId: Id,
  ...askedMachining,
  ownNumber: z.nullable(CustomerPartNumberField),
})
export type SetCustomerPartNumber = z.output<typeof SetCustomerPartNumber>

export const customerPartNumberEndpoints = {
  list: endpoint({
    route: 'GET /api/customer-article',
    summary: "The company's own article numbers, by number.",
    permission: 'cart.use',
    input: z.strictObject({
      query: z.optional(text(100)),
      page: z._default(z.coerce.number().check(z.int(), z.gte(1)), 1),
      size: z._default(z.pipe(z.coerce.number(), PageRequest.shape.size), 20),
    }),
    output: pageOf(CustomerPartNumber),
    errors: ['pageSizeTooLarge'],
  }),
  set: endpoint({
    route: 'PUT /api/customer-article',
    summary: 'Gives an article the number that the company calls it by.',
    permission: 'cart.use',
    input: SetCustomerPartNumber,
    output: z.nullable(CustomerPartNumber),
    errors: ['entryNotFound', 'ownNumberTaken', 'ownNumberIsArticle', ...partErrors],
  }),
  import: endpoint({
    route: 'POST /api/customer-article/import',
    summary: 'Own numbers from a table with two columns: own number and article number or designation.',
    permission: 'cart.use',
    upload: true,
    ownTransactions: true,
    /** `onlyValid`: rows that are refused are left out, and the others are written. */
    input: z.extend(DryRun, { onlyValid: z.optional(z.enum(['true', 'false'])) }),
    output: ImportReport,
    errors: ['NOT_SUPPORTED_FILE'],
  }),
}
