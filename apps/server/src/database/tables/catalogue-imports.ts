import type { ImportProgress, ImportState, PackageReport } from '@normwerk/contract/catalogue-package'
import type { LanguageCode } from '@normwerk/contract/language'
import { sql } from 'drizzle-orm'
import { check, customType, index, pgTable } from 'drizzle-orm/pg-core'
import { articles } from './articles.ts'
import { createdAt, id, instant } from './columns.ts'
import { products } from './products.ts'

/** Packages that were imported or are being checked, with the user and the result. */
export const catalogueImports = pgTable(
  'catalogue_imports',
  (t) => ({
    id: id(),
    /** `shipped`: the package that is part of the shop. */
    source: t.text().$type<'shipped' | 'command' | 'staff'>().notNull(),
    state: t.text().$type<ImportState>().notNull(),
    /** Name given by staff, or the name of its folder. */
    name: t.text().notNull(),
    /** Version of the shipped package and of the rules for reading it, so that a change of either is noticed. */
    version: t.text(),
    /** Null: a command, or the start of the shop. */
    userId: t.uuid(),
    /** Language of the report and of later messages. */
    language: t.text().$type<LanguageCode>(),
    /** The announced files. */
    files: t.jsonb().$type<{ name: string; size: number }[]>(),
    changedSince: t.boolean().notNull().default(false),
    progress: t.jsonb().$type<ImportProgress>(),
    report: t.jsonb().$type<PackageReport>(),
    createdAt: createdAt(),
    /** Last sign of life; an import that is silent for long counts as ended. */
    heartbeatAt: instant().notNull().defaultNow(),
  }),
  (table) => [
    index().on(table.createdAt.desc()),
    check('catalogue_imports_source', sql`${table.source} in ('shipped', 'command', 'staff')`),
  ],
)

const bytes = customType<{ data: Buffer; driverData: Buffer }>({ dataType: () => 'bytea' })

/** Pictures, data sheets and CAD files of products; each content is stored once. */
export const catalogueFiles = pgTable('catalogue_files', (t) => ({
  /** SHA-256 of the content, hexadecimal. The content at such an address never changes. */
  hash: t.text().primaryKey(),
  contentType: t.text().notNull(),
  size: t.integer().notNull(),
  content: bytes().notNull(),
}))

export type FileKind = 'picture' | 'dataSheet' | 'cad'

/** Assigns a file to a product, or to one of its articles. */
export const productFiles = pgTable(
  'product_files',
  (t) => ({
    id: id(),
    productId: t
      .uuid()
      .notNull()
      .references(() => products.id),
    /** Null: the file is about the whole product. */
    articleId: t.uuid().references(() => articles.id),
    kind: t.text().$type<FileKind>().notNull(),
    /** The name under which users save it. */
    fileName: t.text().notNull(),
    title: t.text(),
    hash: t
      .text()
      .notNull()
      .references(() => catalogueFiles.hash),
    sortIndex: t.integer().notNull(),
  }),
  (table) => [
    index().on(table.productId, table.sortIndex),
    index().on(table.articleId).where(sql`${table.articleId} is not null`),
    index().on(table.hash),
    check('product_files_kind', sql`${table.kind} in ('picture', 'dataSheet', 'cad')`),
  ],
)

const transactionId = customType<{ data: string }>({ dataType: () => 'xid8' })

/**
 * Changes of the catalogue, written by triggers. Rows are only inserted: if writers updated one counting row, they
 * would wait for each other and could deadlock. Numbers are assigned in another order than transactions commit, so
 * servers compare transactions with the snapshot that they serve, never numbers.
 */
export const catalogueChanges = pgTable(
  'catalogue_changes',
  (t) => ({
    number: t.bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    transaction: transactionId().notNull().default(sql`pg_current_xact_id()`),
    /** Articles of which only price, scale, availability or lead time changed; null: anything may have changed. */
    articleIds: t.uuid().array(),
    changedAt: instant().notNull().default(sql`clock_timestamp()`),
  }),
  (table) => [index().on(table.transaction)],
)
