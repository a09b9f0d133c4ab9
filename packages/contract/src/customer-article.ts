import * as z from 'zod/mini'
import { Id, line, PageRequest, pageOf, text } from './common.ts'
import { endpoint } from './endpoint.ts'

/** What a company calls an article of the shop, cut or as it is. */
export const CustomerArticle = z.strictObject({
  id: Id,
  ownNumber: z.string(),
  productDimensionId: Id,
  articleNo: z.string(),
  changedLength: z.nullable(z.number()),
  description: z.string(),
})
export type CustomerArticle = z.output<typeof CustomerArticle>

/** An empty number takes the one before away. */
export const SetOwnNumber = z.strictObject({
  productDimensionId: Id,
  changedLength: z.optional(z.nullable(z.number())),
  ownNumber: z.nullable(line(60)),
})
export type SetOwnNumber = z.output<typeof SetOwnNumber>

export const ImportReport = z.strictObject({
  rows: z.int(),
  added: z.int(),
  changed: z.int(),
  unchanged: z.int(),
  /** Nothing was written where there is one. */
  refused: z.array(z.strictObject({ row: z.int(), text: z.string(), reason: z.string() })),
})
export type ImportReport = z.output<typeof ImportReport>

/** In a form every value is a text. */
export const DryRun = z.strictObject({ dryRun: z.optional(z.enum(['true', 'false'])) })

export const customerArticleEndpoints = {
  list: endpoint({
    route: 'GET /api/customer-article',
    summary: "The company's own article numbers, by number.",
    permission: 'cart.use',
    input: z.strictObject({
      query: z.optional(text(100)),
      page: z._default(z.coerce.number().check(z.int(), z.gte(1)), 1),
      size: z._default(z.pipe(z.coerce.number(), PageRequest.shape.size), 20),
    }),
    output: pageOf(CustomerArticle),
    errors: ['pageSizeTooLarge'],
  }),
  set: endpoint({
    route: 'PUT /api/customer-article',
    summary: 'Gives an article the number that the company calls it by.',
    permission: 'cart.use',
    input: SetOwnNumber,
    output: z.nullable(CustomerArticle),
    errors: ['entryNotFound', 'ownNumberTaken', 'lengthOutOfRange', 'lengthStep'],
  }),
  import: endpoint({
    route: 'POST /api/customer-article/import',
    summary: 'Own numbers from a table with two columns: own number and article number or designation.',
    permission: 'cart.use',
    upload: true,
    ownTransactions: true,
    input: DryRun,
    output: ImportReport,
    errors: ['NOT_SUPPORTED_FILE'],
  }),
}
