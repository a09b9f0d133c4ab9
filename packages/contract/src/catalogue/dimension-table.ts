import * as z from 'zod/mini'
import { Id, text } from '../common.ts'
import { endpoint } from '../endpoint.ts'
import { maxArticleNumberLength } from '../limits.ts'
import { DimensionPage, ProductDimension, Value } from '../product.ts'
import { narrowing } from '../search.ts'

/** Articles of one product. */
export const DimensionList = z.strictObject({
  productId: Id,
  filters: narrowing.filters,
  sort: narrowing.sort,
  pageRequest: narrowing.pageRequest,
})
export type DimensionList = z.output<typeof DimensionList>

/** Which articles of a product there are, by the columns with the roles `row` and `column`. */
export const CrossTable = z.strictObject({
  rows: z.array(Value),
  columns: z.array(Value),
  /** By row: the places in `columns` that have an article, as runs. 0, 3, 5, 6 means the places 0, 1, 2 and 5. */
  filled: z.array(z.array(z.int())),
})
export type CrossTable = z.output<typeof CrossTable>

/** The table of a product whose articles are too many for one answer. */
export const dimensionTableEndpoints = {
  list: endpoint({
    route: 'POST /api/product-dimension/list',
    readsOnly: true,
    summary: 'Articles of one product, page by page; without a sort by their numbers.',
    permission: 'catalogue.browse',
    input: DimensionList,
    output: DimensionPage,
    errors: ['entryNotFound', 'pageSizeTooLarge', 'unknownFilter'],
  }),
  readByNumber: endpoint({
    route: 'GET /api/product-dimension/by-article-no',
    summary: 'One article by its number.',
    permission: 'catalogue.browse',
    input: z.strictObject({ articleNo: text(maxArticleNumberLength) }),
    output: ProductDimension,
    errors: ['entryNotFound'],
  }),
  readCrossTable: endpoint({
    route: 'GET /api/dimension-table-mapping/{id}/cross-table',
    summary: 'Which articles a product has by two of its columns; null if these do not identify an article.',
    permission: 'catalogue.browse',
    output: z.strictObject({ crossTable: z.nullable(CrossTable) }),
    errors: ['entryNotFound'],
  }),
}
