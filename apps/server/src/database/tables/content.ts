import type { Showcase } from '@normwerk/contract/catalogue/showcase'
import type { PageLanguage } from '@normwerk/contract/content/page-language'
import type { PictureFormat } from '@normwerk/contract/content/picture'
import type { SlideText } from '@normwerk/contract/content/slide'
import type { PageText } from '@normwerk/contract/page-text'
import { customType, index, pgTable, primaryKey } from 'drizzle-orm/pg-core'
import { createdAt, id, instant } from './columns.ts'

const bytes = customType<{ data: Buffer; driverData: Buffer }>({ dataType: () => 'bytea' })

/** Pictures that staff have uploaded. Housekeeping deletes those that nothing shows. */
export const pictures = pgTable('pictures', (t) => ({
  /** SHA-256 of all its files, hexadecimal. */
  hash: t.text().primaryKey(),
  /** Of the largest file, in pixels. */
  width: t.integer().notNull(),
  height: t.integer().notNull(),
  /** The smallest first. */
  widths: t.integer().array().notNull(),
  /** When it was uploaded last. */
  createdAt: createdAt(),
}))

export const pictureFiles = pgTable(
  'picture_files',
  (t) => ({
    hash: t
      .text()
      .notNull()
      .references(() => pictures.hash, { onDelete: 'cascade' }),
    width: t.integer().notNull(),
    format: t.text().$type<PictureFormat>().notNull(),
    content: bytes().notNull(),
  }),
  (table) => [primaryKey({ columns: [table.hash, table.width, table.format] })],
)

/** The slides of the landing page. */
export const slides = pgTable(
  'slides',
  (t) => ({
    id: id(),
    sortIndex: t.integer().notNull(),
    isHidden: t.boolean().notNull(),
    texts: t.jsonb().$type<SlideText[]>().notNull(),
    pictureHash: t.text().references(() => pictures.hash),
    createdAt: createdAt(),
  }),
  (table) => [index().on(table.pictureHash)],
)

/** News that staff have written. */
export const news = pgTable(
  'news',
  (t) => ({
    id: id(),
    /** Since when visitors see it; null: they do not. */
    publishedAt: instant(),
    texts: t.jsonb().$type<Partial<Record<PageLanguage, PageText>>>().notNull(),
    pictureHash: t.text().references(() => pictures.hash),
    createdAt: createdAt(),
  }),
  (table) => [index().on(table.pictureHash), index().on(table.publishedAt)],
)

/** The last good answers of the feed that the shop shows instead of its own news, by language. */
export const feedItems = pgTable(
  'feed_items',
  (t) => ({
    language: t.text().$type<PageLanguage>().notNull(),
    position: t.integer().notNull(),
    title: t.text().notNull(),
    summary: t.text().notNull(),
    link: t.text().notNull(),
    publishedAt: instant(),
    /** The address of the picture in the feed; its picture is fetched once. */
    imageAddress: t.text(),
    pictureHash: t.text().references(() => pictures.hash),
  }),
  (table) => [primaryKey({ columns: [table.language, table.position] }), index().on(table.pictureHash)],
)

/** The showcases with a period. While it runs, their products have the place of the showcase in `products`. */
export const showcasePlans = pgTable('showcase_plans', (t) => ({
  showcase: t.text().$type<Showcase>().primaryKey(),
  productNrs: t.text().array().notNull(),
  /** Null: from the moment of planning. */
  from: instant(),
  /** Null: without an end. */
  to: instant(),
}))

/** Terms, privacy, imprint, operator: each publication is a row that stays, because users have accepted it. */
export const pageVersions = pgTable(
  'page_versions',
  (t) => ({
    key: t.text().notNull(),
    version: t.integer().notNull(),
    publishedAt: instant().notNull(),
    /** If a language is missing, English is shown, then German, then any other. */
    texts: t.jsonb().$type<Partial<Record<PageLanguage, PageText>>>().notNull(),
  }),
  (table) => [primaryKey({ columns: [table.key, table.version] })],
)
