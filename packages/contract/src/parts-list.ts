import { mapSpecial, specialKeys } from '@normwerk/parts/machining/special-machining'
import { maxColumnsOfField, partsListFields } from '@normwerk/parts/parts-list/fields'
import { mapRemarks, maxRemarkLengths } from '@normwerk/parts/remarks'
import * as z from 'zod/mini'
import { Id, Instant, Money, text } from './common.ts'
import { endpoint } from './endpoint.ts'
import {
  maxArticleNumberLength,
  maxDesignationLength,
  maxHeaderLength,
  maxHeaders,
  maxOptionLength,
  maxWrittenNumberLength,
} from './limits.ts'
import { GivenOptions, partErrors } from './part-options.ts'
import { Availability } from './product.ts'
import { Unit } from './remembered-part.ts'
import { Assumed, ReadPiece, SuggestedPart } from './search.ts'

export const maxRows = 2000

const Column = z.int().check(z.gte(0), z.lte(16_383))

/** Which field each column of a table holds. Several columns may hold a designation together. */
export const ColumnMapping = z.partialRecord(
  z.enum(partsListFields),
  z.array(Column).check(z.maxLength(maxColumnsOfField)),
)
export type ColumnMapping = z.output<typeof ColumnMapping>

/** The cells of a row that name its part and quantity. */
const writtenPart = {
  articleNo: z.optional(z.nullable(text(maxArticleNumberLength))),
  designation: z.optional(z.nullable(text(maxDesignationLength))),
  /** What stands above the list or its column about all parts, such as their material. */
  title: z.optional(z.nullable(text(maxDesignationLength))),
  /** The heading above the row, such as the kind of the parts below it. The row's own words come first. */
  section: z.optional(z.nullable(text(maxDesignationLength))),
  quantity: z.optional(z.nullable(z.union([z.number(), text(maxWrittenNumberLength)]))),
  changedLength: z.optional(z.nullable(z.union([z.number(), text(maxWrittenNumberLength)]))),
  toleranceClass: z.optional(z.nullable(text(maxOptionLength))),
  isThreeOne: z.optional(z.nullable(z.boolean())),
  ...mapSpecial(() => z.optional(z.nullable(text(maxOptionLength)))),
}
const WrittenPart = z.strictObject(writtenPart)
export type WrittenPart = z.output<typeof WrittenPart>

/** A row as it stands in the list. The server reads quantities and designations from its texts. */
export const PartsListRow = z.strictObject({
  /** The number of the row in the list, which the answer repeats. */
  row: z.int(),
  /** The article that the buyer chose among the suggestions; it replaces what the texts say. */
  productDimensionId: z.optional(z.nullable(Id)),
  ...writtenPart,
  /** The cells of the list, if the buyer has replaced them. When the row is added, its part is remembered for them. */
  chosenFor: z.optional(z.nullable(WrittenPart)),
  ...mapRemarks((remark) => z.optional(z.nullable(text(maxRemarkLengths[remark])))),
  /** Rows with the same label were configured together. */
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
  ...specialKeys.map((key) => `${key}Unreadable` as const),
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
  /** Present net price of one piece; null: on request. */
  price: z.optional(z.nullable(Money)),
  /** Net price of the row including its certificate; null: on request. */
  totalPrice: z.optional(z.nullable(Money)),
  availability: z.optional(Availability),
  /** What the text leaves open and the shop filled in. */
  assumed: z.optional(z.array(Assumed)),
  /** How the texts of the row were read; left out for a number, or a part that was chosen. */
  reading: z.optional(z.array(ReadPiece)),
  /** Words of the row that could not be read; without them the part is only suggested. */
  unread: z.optional(z.array(z.string())),
  /** A standard of the row that the shop knows, but of which it sells no parts. */
  unsoldStandard: z.optional(z.string()),
  /** The name of a part in the row that the shop knows, but of which it sells none. */
  unsoldPart: z.optional(z.string()),
  /** Set where the row has sizes in inches, which are never converted into an order: the nearest parts in mm. */
  nearestInMetric: z.optional(z.array(z.string())),
  /** Set where the row has another maker's number and the part is our replacement for it. */
  crossReference: z.optional(z.strictObject({ maker: z.string(), differences: z.nullable(z.string()) })),
  /** Set where the row follows what the company, or for every company the shop, has chosen for its text before. */
  remembered: z.optional(
    z.strictObject({
      /** Null: the shop proposes it to every company. */
      id: z.nullable(Id),
      /** Who chose it; null if they have left the company, or if it was the shop. */
      by: z.nullable(z.string()),
      at: Instant,
      /** The unit of the quantity, if its pieces were chosen. */
      unit: z.nullable(Unit),
    }),
  ),
  suggestions: z.optional(z.array(SuggestedPart)),
  /** Why a row is invalid. `contradictory`: two of its cells, or a cell and the number, disagree. */
  code: z.optional(z.enum(rowErrors)),
})
export type ImportedRow = z.output<typeof ImportedRow>

export const ImportAnswer = z.strictObject({ rows: z.array(ImportedRow), added: z.int() })
export type ImportAnswer = z.output<typeof ImportAnswer>

/** The headings of a list, and which field each of its columns holds. */
export const RememberMapping = z
  .strictObject({
    headers: z.array(text(maxHeaderLength)).check(z.minLength(1), z.maxLength(maxHeaders)),
    mapping: ColumnMapping,
  })
  .check(
    z.refine(({ headers, mapping }) =>
      Object.values(mapping).every((columns) => columns.every((column) => column < headers.length)),
    ),
  )
export type RememberMapping = z.output<typeof RememberMapping>

/** What a company has chosen as the columns of lists with these headings. */
export const RememberedColumns = z.strictObject({
  id: Id,
  headers: z.array(z.string()),
  mapping: ColumnMapping,
  /** Who used them last; null if they have left the company. */
  usedBy: z.nullable(z.string()),
  usedAt: Instant,
})
export type RememberedColumns = z.output<typeof RememberedColumns>

export const ReadSheet = z.strictObject({
  name: z.string(),
  headers: z.array(z.string()),
  /** Index of the row of headings; -1 if there is none. */
  headerRow: z.int(),
  rows: z.array(z.array(z.string())),
  guess: ColumnMapping,
  /** Pages of a PDF that have no text, such as scans, and are missing in the rows; counted from 1. */
  pagesWithoutText: z.optional(z.array(z.int())),
})
export type ReadSheet = z.output<typeof ReadSheet>

export const partsListEndpoints = {
  readFile: endpoint({
    route: 'POST /api/cart/import/file',
    readsOnly: true,
    summary: 'Reads a parts list (xlsx, xlsm, xls, ods, csv or pdf) and guesses its columns; stores nothing.',
    permission: 'cart.use',
    upload: true,
    /** `chosen` is the index of the sheet that is most likely the parts list. */
    output: z.strictObject({ sheets: z.array(ReadSheet), chosen: z.int() }),
    errors: ['NOT_SUPPORTED_FILE'],
  }),
  sample: endpoint({
    route: 'GET /api/cart/import/sample',
    summary: 'A short parts list (xlsx) as an example, which can be imported unchanged.',
    permission: 'cart.use',
    file: true,
    errors: [],
  }),
  import: endpoint({
    route: 'POST /api/cart/import',
    summary: 'Matches the rows of a parts list and, unless it is a dry run, adds them all or none.',
    permission: 'cart.use',
    input: ImportPartsList,
    lane: 'heavy',
    output: ImportAnswer,
    errors: ['entryNotFound', 'importRowsUnresolved', 'cartFull'],
    ownTransactions: true,
    /** A dry run needs no key. */
    idempotent: true,
  }),
  rememberMapping: endpoint({
    route: 'PUT /api/cart/import/mapping',
    summary: "Stores the meaning of the columns for a company's lists with these headings.",
    permission: 'cart.use',
    input: RememberMapping,
    errors: [],
  }),
  listMappings: endpoint({
    route: 'GET /api/cart/import/mapping',
    summary: "The remembered columns of the company's lists, the last used first.",
    permission: 'cart.use',
    output: z.array(RememberedColumns),
    errors: [],
  }),
  deleteMapping: endpoint({
    route: 'DELETE /api/cart/import/mapping/{id}',
    summary: 'Deletes the remembered columns of lists with these headings.',
    permission: 'cart.use',
    errors: ['entryNotFound'],
  }),
}
