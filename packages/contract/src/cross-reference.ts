import * as z from 'zod/mini'
import { Id, Instant, line, optionalText, pageOf, queryPage, text } from './common.ts'
import { endpoint } from './endpoint.ts'
import { DryRun, ImportReport } from './import.ts'
import { maxArticleNumberLength, maxCrossReferenceLengths, maxListQueryLength } from './limits.ts'
import { AttributeKey } from './product.ts'

/** A pattern of another maker's part numbers, and the product of ours that replaces these parts. */
export const CrossReference = z.strictObject({
  id: Id,
  maker: z.string(),
  /** The maker's number with the names of its sizes in braces: `EX{d}x{L}`. */
  pattern: z.string(),
  productNr: z.string(),
  /** Our attribute for each name: `{ d: 'diameter', L: 'length' }`. */
  dimensions: z.record(z.string(), AttributeKey),
  /** How our part differs, shown to the buyer before they order it. */
  differences: z.nullable(z.string()),
  createdAt: Instant,
})
export type CrossReference = z.output<typeof CrossReference>

export const ListCrossReferences = z.strictObject({
  query: z.optional(text(maxListQueryLength)),
  ...queryPage,
})
export type ListCrossReferences = z.output<typeof ListCrossReferences>

/** One number of another maker and the article of ours that replaces it; the pattern follows from the two. */
export const AddCrossReference = z.strictObject({
  maker: line(maxCrossReferenceLengths.maker),
  number: line(maxCrossReferenceLengths.pattern),
  articleNo: line(maxArticleNumberLength),
  differences: optionalText(maxCrossReferenceLengths.differences),
})
export type AddCrossReference = z.output<typeof AddCrossReference>

export const crossReferenceEndpoints = {
  list: endpoint({
    route: 'GET /api/global-admin/cross-reference',
    summary: "Patterns of other makers' numbers, by maker.",
    permission: 'shop.administer',
    input: ListCrossReferences,
    output: pageOf(CrossReference),
    errors: ['pageSizeTooLarge'],
  }),
  add: endpoint({
    route: 'POST /api/global-admin/cross-reference',
    summary: "Adds the pattern of a maker's number that an article of the shop replaces.",
    permission: 'shop.administer',
    input: AddCrossReference,
    output: CrossReference,
    errors: ['entryNotFound', 'numberWithoutSizes', 'crossReferenceRejected'],
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
    summary: 'Deletes a pattern.',
    permission: 'shop.administer',
    errors: ['entryNotFound'],
  }),
}
