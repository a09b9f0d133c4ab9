import type { ColumnMapping } from '@normwerk/contract/parts-list'
import type { Article } from '@normwerk/parts/article'
import { machiningOf } from '@normwerk/parts/configured-part'
import { type SQL, type SQLWrapper, sql } from 'drizzle-orm'
import { check, index, pgTable, primaryKey, unique, uniqueIndex } from 'drizzle-orm/pg-core'
import { createdAt, id, instant, money } from './columns.ts'
import { companies } from './companies.ts'
import { machining, machiningChecks, partOptions } from './part-options.ts'
import { products } from './products.ts'
import { users } from './users.ts'

/** Articles: a row is one size of a product that can be ordered. */
export const articles = pgTable(
  'articles',
  (t) => ({
    id: id(),
    productId: t
      .uuid()
      .notNull()
      .references(() => products.id),
    articleNo: t.text().notNull(),
    values: t.jsonb().$type<Article['values']>().notNull(),
    tolerances: t.jsonb().$type<Article['tolerances']>().notNull(),
    /** In kilograms; null if unknown. */
    mass: t.doublePrecision(),
    /** Null: the price is on request. */
    listPrice: money(),
    scale: t.jsonb().$type<Article['scale']>().notNull(),
    availability: t.text().$type<Article['availability']>().notNull(),
    leadTimeDays: t.integer().notNull(),
    trimming: t.jsonb().$type<NonNullable<Article['trimming']>>(),
    status: t.text().$type<Article['status']>().notNull(),
    sortIndex: t.integer().notNull(),
    /** No longer sold, but carts and orders still refer to it. */
    discontinuedAt: instant(),
  }),
  (table) => [
    // Serves equality and the search for a prefix in any collation of the database.
    uniqueIndex().on(table.articleNo.op('text_pattern_ops')),
    index().on(table.productId, table.sortIndex),
    check('articles_mass', sql`${table.mass} > 0`),
    check('articles_list_price', sql`${table.listPrice} >= 0`),
    check('articles_lead_time', sql`${table.leadTimeDays} >= 0`),
    check('articles_availability', sql`${table.availability} in ('inStock', 'shortTerm', 'onRequest')`),
    check('articles_status', sql`${table.status} in ('confirmed', 'derived', 'unconfirmed')`),
  ],
)

/** The columns of a company's parts lists, remembered by their headings. */
export const columnMappings = pgTable(
  'column_mappings',
  (t) => ({
    id: t.uuid().notNull().default(sql`gen_random_uuid()`),
    companyId: t
      .uuid()
      .notNull()
      .references(() => companies.id, { onDelete: 'cascade' }),
    /** The headings in lower case, joined by line breaks. */
    headings: t.text().notNull(),
    /** The headings as the list writes them. */
    headers: t.text().array().notNull().default(sql`'{}'`),
    mapping: t.jsonb().$type<ColumnMapping>().notNull(),
    /** Who used them last; null once they are deleted. */
    userId: t.uuid().references(() => users.id, { onDelete: 'set null' }),
    usedAt: instant().notNull(),
  }),
  (table) => [
    primaryKey({ columns: [table.companyId, table.headings] }),
    unique('column_mappings_id').on(table.id),
    index().on(table.userId),
  ],
)

/** The letters and digits of a text in lower case, by which numbers are found whatever their separators. */
export function lettersAndDigits(text: SQLWrapper | SQL): SQL<string> {
  return sql`lower(regexp_replace(${text}, '[^[:alnum:]]+', '', 'g'))`
}

/** A company's own number of a stock article, or of an article with machining. */
export const customerPartNumbers = pgTable(
  'customer_part_numbers',
  (t) => ({
    id: id(),
    companyId: t
      .uuid()
      .notNull()
      .references(() => companies.id, { onDelete: 'cascade' }),
    articleId: t
      .uuid()
      .notNull()
      .references(() => articles.id, { onDelete: 'cascade' }),
    ...machining(),
    customerPartNumber: t.text().notNull(),
    createdAt: createdAt(),
  }),
  (table) => [
    uniqueIndex('customer_part_numbers_number').on(table.companyId, sql`lower(${table.customerPartNumber})`),
    // In the order of code points, so that it finds beginnings too.
    index('customer_part_numbers_letters').on(
      table.companyId,
      sql`${lettersAndDigits(table.customerPartNumber)} text_pattern_ops`,
    ),
    unique('customer_part_numbers_part')
      .on(table.companyId, table.articleId, ...Object.values(machiningOf(table)))
      .nullsNotDistinct(),
    ...machiningChecks('customer_part_numbers', table),
    index().on(table.articleId),
  ],
)

/** What the users of a company write to each other about a stock article, or an article with machining. */
export const partNotes = pgTable(
  'part_notes',
  (t) => ({
    id: id(),
    companyId: t
      .uuid()
      .notNull()
      .references(() => companies.id, { onDelete: 'cascade' }),
    articleId: t
      .uuid()
      .notNull()
      .references(() => articles.id, { onDelete: 'cascade' }),
    ...machining(),
    text: t.text().notNull(),
    /** Who wrote the text as it is now; null once they are deleted. */
    userId: t.uuid().references(() => users.id, { onDelete: 'set null' }),
    writtenAt: instant().notNull(),
  }),
  (table) => [
    index().on(table.companyId, table.writtenAt),
    index().on(table.companyId, table.articleId),
    index().on(table.articleId),
    index().on(table.userId),
    ...machiningChecks('part_notes', table),
  ],
)

/** Products, or single articles of them, that a user wants to find again. */
export const favorites = pgTable(
  'favorites',
  (t) => ({
    id: id(),
    userId: t
      .uuid()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    productId: t
      .uuid()
      .notNull()
      .references(() => products.id, { onDelete: 'cascade' }),
    articleId: t.uuid().references(() => articles.id, { onDelete: 'cascade' }),
    createdAt: createdAt(),
  }),
  (table) => [
    unique('favorites_once').on(table.userId, table.productId, table.articleId).nullsNotDistinct(),
    index().on(table.productId),
    index().on(table.articleId),
  ],
)

/** The part that a buyer has chosen for the text of a row, which later rows with the same text get. */
export const rememberedParts = pgTable(
  'remembered_parts',
  (t) => ({
    id: id(),
    /** Null: the shop's staff offer it to every company. */
    companyId: t.uuid().references(() => companies.id, { onDelete: 'cascade' }),
    /** The same for texts that differ only in letter case, accents and spaces. */
    textKey: t.text().notNull(),
    /** As the list writes it. */
    text: t.text().notNull(),
    articleId: t
      .uuid()
      .notNull()
      .references(() => articles.id, { onDelete: 'cascade' }),
    ...partOptions(),
    /** The unit in which the list states the quantity, such as `VE`, and its pieces; null if they were not chosen. */
    unit: t.text(),
    unitPieces: t.integer(),
    /** Who chose it; null once they are deleted. */
    userId: t.uuid().references(() => users.id, { onDelete: 'set null' }),
    chosenAt: instant().notNull(),
    usedAt: instant().notNull(),
  }),
  (table) => [
    unique('remembered_parts_text').on(table.companyId, table.textKey).nullsNotDistinct(),
    index().on(table.companyId, table.usedAt),
    index().on(table.articleId),
    index().on(table.userId),
    check('remembered_parts_unit', sql`(${table.unit} is null) = (${table.unitPieces} is null)`),
    ...machiningChecks('remembered_parts', table),
  ],
)
