import type { TextLanguage } from '@normwerk/parts/article'
import { pgTable, text, unique } from 'drizzle-orm/pg-core'
import { createdAt, id } from './columns.ts'

/** Words and phrases of buyers, and what the shop reads instead of them. */
export const synonyms = pgTable(
  'synonyms',
  {
    id: id(),
    words: text().notNull(),
    /** The words as they are compared, see `foldPhrase`. */
    wordsKey: text().notNull(),
    /** A product number, or words of the trade that the search knows. */
    means: text().notNull(),
    /** Of the texts; null: all languages. */
    language: text().$type<TextLanguage>(),
    createdAt: createdAt(),
  },
  (table) => [unique('synonyms_words').on(table.wordsKey, table.language).nullsNotDistinct()],
)
