import { sql } from 'drizzle-orm'
import { check, customType, index, integer, pgTable, text, uuid } from 'drizzle-orm/pg-core'
import { articles } from './articles.ts'
import { id } from './columns.ts'
import { products } from './products.ts'

const bytes = customType<{ data: Buffer; driverData: Buffer }>({ dataType: () => 'bytea' })

/** Pictures, data sheets and CAD files of products, each content once. */
export const catalogueFiles = pgTable('catalogue_files', {
  /** SHA-256 of the content, hexadecimal: what its address names never changes. */
  hash: text().primaryKey(),
  contentType: text().notNull(),
  size: integer().notNull(),
  content: bytes().notNull(),
})

export type FileKind = 'picture' | 'dataSheet' | 'cad'

/** Which file belongs to which product, or to one of its articles. */
export const productFiles = pgTable(
  'product_files',
  {
    id: id(),
    productId: uuid()
      .notNull()
      .references(() => products.id),
    /** Null: of the whole product. */
    dimensionId: uuid().references(() => articles.id),
    kind: text().$type<FileKind>().notNull(),
    /** As people keep it. */
    fileName: text().notNull(),
    title: text(),
    hash: text()
      .notNull()
      .references(() => catalogueFiles.hash),
    sortIndex: integer().notNull(),
  },
  (table) => [
    index().on(table.productId, table.sortIndex),
    index().on(table.dimensionId).where(sql`${table.dimensionId} is not null`),
    index().on(table.hash),
    check('product_files_kind', sql`${table.kind} in ('picture', 'dataSheet', 'cad')`),
  ],
)
