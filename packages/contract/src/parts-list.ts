import { maxColumnsOfField, partsListFields } from '@normwerk/parts/parts-list/fields'
import * as z from 'zod/mini'
import { Id, Money, text } from './common.ts'
import { endpoint } from './endpoint.ts'
import { GivenOptions, partErrors } from './part-options.ts'
import { Availability } from './product.ts'

export const maxRows = 2000

const Column = z.int().check(z.gte(0), z.lte(16_383))

/** Which columns of a table hold what; a designation may be spread over several. */
export const ColumnMapping = z.partialRecord(
  z.enum(partsListFields),
  z.array(Column).check(z.maxLength(maxColumnsOfField)),
)
export type ColumnMapping = z.output<typeof ColumnMapping>

/** A row as it stood in the list; what is text goes through the one reader of quantities and designations. */
export const PartsListRow = z.strictObject({
  /** Its number in the list, so that the answer can be laid beside it. */
  row: z.int(),
  /** Chosen by the buyer among the suggestions; takes the place of what the texts say. */
  productDimensionId: z.optional(z.nullable(Id)),
  articleNo: z.optional(z.nullable(text(200))),
  designation: z.optional(z.nullable(text(400))),
  quantity: z.optional(z.nullable(z.union([z.number(), text(40)]))),
  changedLength: z.optional(z.nullable(z.union([z.number(), text(40)]))),
  toleranceClass: z.optional(z.nullable(text(20))),
  isThreeOne: z.optional(z.nullable(z.boolean())),
  /** `R1F1.6` */
  headFlats: z.optional(z.nullable(text(20))),
  commission: z.optional(z.nullable(text(60))),
  comment: z.optional(z.nullable(text(2000))),
  customerOrderNumber: z.optional(z.nullable(text(60))),
  /** Rows of one label were configured together. */
  group: z.optional(z.nullable(text(40))),
})
export type PartsListRow = z.output<typeof PartsListRow>

export const ImportPartsList = z.strictObject({
  cartId: z.optional(z.nullable(Id)),
  rows: z.array(PartsListRow).check(
    z.minLength(1),
    z.maxLength(maxRows),
    z.refine((rows) => new Set(rows.map(({ row }) => row)).size === rows.length),
  ),
  dryRun: z.boolean(),
})
export type ImportPartsList = z.output<typeof ImportPartsList>

/** Why a row cannot be added as it stands. */
export const rowErrors = [
  'quantityOutOfRange',
  'lengthUnreadable',
  'headFlatsUnreadable',
  ...partErrors,
  'contradictory',
] as const
export type RowError = (typeof rowErrors)[number]

export const ImportedRow = z.strictObject({
  row: z.int(),
  status: z.enum(['matched', 'suggested', 'unmatched', 'invalid']),
  productDimensionId: z.optional(Id),
  articleNo: z.optional(z.string()),
  description: z.optional(z.string()),
  ...z.partial(GivenOptions).shape,
  quantity: z.optional(z.int()),
  /** Of one piece, net, as it stands now; null: on request. */
  price: z.optional(z.nullable(Money)),
  /** Of the row, its certificate included; null: on request. */
  totalPrice: z.optional(z.nullable(Money)),
  availability: z.optional(Availability),
  /** What the text left open and the shop filled in. */
  assumed: z.optional(z.array(z.enum(['material', 'length', 'toleranceClass']))),
  /** The row has another maker's number, and this is our part for it. */
  crossReference: z.optional(z.strictObject({ maker: z.string(), differences: z.nullable(z.string()) })),
  suggestions: z.optional(
    z.array(
      z.strictObject({ productDimensionId: Id, articleNo: z.string(), description: z.string(), score: z.number() }),
    ),
  ),
  /** Why a row is invalid; `contradictory`: two of its cells, or a cell and the number, say different things. */
  code: z.optional(z.enum(rowErrors)),
})
export type ImportedRow = z.output<typeof ImportedRow>

export const ImportAnswer = z.strictObject({ rows: z.array(ImportedRow), added: z.int() })
export type ImportAnswer = z.output<typeof ImportAnswer>

/** The headings of a list, and which of its columns hold what. */
export const RememberMapping = z
  .strictObject({ headers: z.array(text(200)).check(z.minLength(1), z.maxLength(200)), mapping: ColumnMapping })
  .check(
    z.refine(({ headers, mapping }) =>
      Object.values(mapping).every((columns) => columns.every((column) => column < headers.length)),
    ),
  )
export type RememberMapping = z.output<typeof RememberMapping>

export const ReadSheet = z.strictObject({
  name: z.string(),
  headers: z.array(z.string()),
  /** Index of the row of headings; -1 where there is none. */
  headerRow: z.int(),
  rows: z.array(z.array(z.string())),
  guess: ColumnMapping,
})
export type ReadSheet = z.output<typeof ReadSheet>

export const partsListEndpoints = {
  readFile: endpoint({
    route: 'POST /api/cart/import/file',
    readsOnly: true,
    summary: 'Reads a parts list and guesses its columns; stores nothing.',
    permission: 'cart.use',
    upload: true,
    /** The likeliest sheet is named by `chosen`. */
    output: z.strictObject({ sheets: z.array(ReadSheet), chosen: z.int() }),
    errors: ['NOT_SUPPORTED_FILE'],
  }),
  sample: endpoint({
    route: 'GET /api/cart/import/sample',
    summary: 'A short parts list (xlsx) that imports as it is, to see how one may look.',
    permission: 'cart.use',
    file: true,
    errors: [],
  }),
  import: endpoint({
    route: 'POST /api/cart/import',
    summary: 'Matches the rows of a parts list and, unless it is a dry run, adds them all or none.',
    permission: 'cart.use',
    input: ImportPartsList,
    output: ImportAnswer,
    errors: ['entryNotFound', 'importRowsUnresolved', 'cartFull', 'idempotencyConflict'],
    ownTransactions: true,
    /** A dry run has no need of a key. */
    idempotent: true,
  }),
  rememberMapping: endpoint({
    route: 'PUT /api/cart/import/mapping',
    summary: "Keeps which columns a company's lists with these headings have.",
    permission: 'cart.use',
    input: RememberMapping,
    errors: [],
  }),
}
