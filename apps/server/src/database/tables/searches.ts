import type { SearchAddress } from '@normwerk/contract/saved-search'
import type { TextLanguage } from '@normwerk/parts/article'
import type { SizeKey } from '@normwerk/parts/families/families'
import { index, pgTable, unique, uniqueIndex } from 'drizzle-orm/pg-core'
import { createdAt, id, instant } from './columns.ts'
import { users } from './users.ts'

/** Texts for which the shop found nothing. They are counted without the people who searched. */
export const missedSearches = pgTable(
  'missed_searches',
  (t) => ({
    id: id(),
    /** The text in lower case: the same for all spellings that differ only in that. */
    textKey: t.text().notNull().unique('missed_searches_text'),
    /** As it was last typed. */
    text: t.text().notNull(),
    count: t.integer().notNull(),
    lastAt: instant().notNull(),
  }),
  (table) => [index().on(table.count, table.lastAt), index().on(table.lastAt)],
)

/** Words and phrases of buyers, and what the shop reads instead of them. */
export const synonyms = pgTable(
  'synonyms',
  (t) => ({
    id: id(),
    words: t.text().notNull(),
    /** The words as they are compared, see `foldPhrase`. */
    wordsKey: t.text().notNull(),
    /** A product number, or words of the trade that the search knows. */
    means: t.text().notNull(),
    /** Of the texts; null: all languages. */
    language: t.text().$type<TextLanguage>(),
    createdAt: createdAt(),
  }),
  (table) => [unique('synonyms_words').on(table.wordsKey, table.language).nullsNotDistinct()],
)

/** How another maker numbers a family of parts, and the shop's product that replaces it. */
export const crossReferences = pgTable(
  'cross_references',
  (t) => ({
    id: id(),
    maker: t.text().notNull(),
    /** The maker's number with the sizes as names in braces: `EX{d}x{L}`. */
    pattern: t.text().notNull(),
    /** The shop's product that replaces it. */
    productNr: t.text().notNull(),
    /** The shop's size for each name, `{ d: 'diameter', L: 'length' }`. */
    dimensions: t.jsonb().$type<Record<string, SizeKey>>().notNull(),
    /** Differences in the words of staff; shown to the buyer. */
    differences: t.text(),
    createdAt: createdAt(),
  }),
  (table) => [uniqueIndex('cross_references_pattern').on(table.maker, table.pattern), index().on(table.productNr)],
)

/** Searches that a user wants to repeat. */
export const savedSearches = pgTable(
  'saved_searches',
  (t) => ({
    id: id(),
    userId: t
      .uuid()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    name: t.text().notNull(),
    search: t.jsonb().$type<SearchAddress>().notNull(),
    createdAt: createdAt(),
  }),
  (table) => [index().on(table.userId, table.createdAt)],
)
