import * as z from 'zod/mini'
import { Id, Instant, PageRequest, pageOf, text } from './common.ts'
import { endpoint } from './endpoint.ts'
import { DryRun, ImportReport } from './import.ts'
import { AttributeKey } from './product.ts'

/** How another maker numbers parts that one of our products replaces. */
export const CrossReference = z.strictObject({
  id: Id,
  maker: z.string(),
  /** The maker's number with its sizes as names in braces: `EX{d}x{L}`. */
  pattern: z.string(),
  productNr: z.string(),
  /** Which of our attributes each name is: `{ d: 'diameter', L: 'length' }`. */
  dimensions: z.record(z.string(), AttributeKey),
  /** What the buyer should know before he takes ours. */
  differences: z.nullable(z.string()),
  createdAt: Instant,
})
export type CrossReference = z.output<typeof CrossReference>

export const ListCrossReferences = z.strictObject({
  query: z.optional(text(100)),
  page: z._default(z.coerce.number().check(z.int(), z.gte(1)), 1),
  size: z._default(z.pipe(z.coerce.number(), PageRequest.shape.size), 20),
})
export type ListCrossReferences = z.output<typeof ListCrossReferences>

export const crossReferenceEndpoints = {
  list: endpoint({
    route: 'GET /api/global-admin/cross-reference',
    summary: "Patterns of other makers' numbers, by maker.",
    permission: 'shop.administer',
    input: ListCrossReferences,
    output: pageOf(CrossReference),
    errors: ['pageSizeTooLarge'],
  }),
  import: endpoint({
    route: 'POST /api/global-admin/cross-reference/import',
    summary: 'Adds or changes patterns from a table: maker;pattern;productNr;dimensions;differences.',
    permission: 'shop.administer',
    upload: true,
    ownTransactions: true,
    input: DryRun,
    output: ImportReport,
    errors: ['NOT_SUPPORTED_FILE'],
  }),
  delete: endpoint({
    route: 'DELETE /api/global-admin/cross-reference/{id}',
    summary: 'Forgets a pattern.',
    permission: 'shop.administer',
    errors: ['entryNotFound'],
  }),
}
