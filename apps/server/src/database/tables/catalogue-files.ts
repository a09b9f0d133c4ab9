import { sql } from 'drizzle-orm'
import { check, customType, index, integer, pgTable, text, uuid } from 'drizzle-orm/pg-core'
import { articles } from './articles.ts'
import { id } from './columns.ts'
import { products } from './products.ts'

const bytes = customType<{ data: Buffer; driverData: Buffer }>({ dataType: () => 'bytea' })

/** Pictures, data sheets and CAD files of products; each content is stored once. */
export const catalogueFiles = pgTable('catalogue_files', {
  /** SHA-256 of the content, hexadecimal. The content at such an address never changes. */
  hash: text().primaryKey(),
  contentType: text().notNull(),
  size: integer().notNull(),
  content: bytes().notNull(),
})

export type FileKind = 'picture' | 'dataSheet' | 'cad'

/** Assigns a file to a product, or to one of its articles. */
export const productFiles = pgTable(
  'product_files',
  {
    id: id(),
    productId: uuid()
      .notNull()
      .references(() => products.id),
    /** Null: the file is about the whole product. */
    articleId: uuid().references(() => articles.id),
    kind: text().$type<FileKind>().notNull(),
    /** The name under which users save it. */
    fileName: text().notNull(),
    title: text(),
    hash: text()
      .notNull()
      .references(() => catalogueFiles.hash),
    sortIndex: integer().notNull(),
  },
  (table) => [
    index().on(table.productId, table.sortIndex),
    index().on(table.articleId).where(sql`${table.articleId} is not null`),
    index().on(table.hash),
    check('product_files_kind', sql`${table.kind} in ('picture', 'dataSheet', 'cad')`),
  ],
)
