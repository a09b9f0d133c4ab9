import type { PictureFormat } from '@normwerk/contract/content/picture'
import { customType, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core'
import { createdAt } from './columns.ts'

const bytes = customType<{ data: Buffer; driverData: Buffer }>({ dataType: () => 'bytea' })

/** Pictures that staff have uploaded. Housekeeping deletes those that nothing shows. */
export const pictures = pgTable('pictures', {
  /** SHA-256 of all its files, hexadecimal. */
  hash: text().primaryKey(),
  /** Of the largest file, in pixels. */
  width: integer().notNull(),
  height: integer().notNull(),
  /** The smallest first. */
  widths: integer().array().notNull(),
  /** When it was uploaded last. */
  createdAt: createdAt(),
})

export const pictureFiles = pgTable(
  'picture_files',
  {
    hash: text()
      .notNull()
      .references(() => pictures.hash, { onDelete: 'cascade' }),
    width: integer().notNull(),
    format: text().$type<PictureFormat>().notNull(),
    content: bytes().notNull(),
  },
  (table) => [primaryKey({ columns: [table.hash, table.width, table.format] })],
)
