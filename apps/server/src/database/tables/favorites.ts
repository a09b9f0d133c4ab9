import { index, pgTable, unique, uuid } from 'drizzle-orm/pg-core'
import { articles } from './articles.ts'
import { createdAt, id } from './columns.ts'
import { products } from './products.ts'
import { users } from './users.ts'

/** Products, or single articles of them, that a user wants to find again. */
export const favorites = pgTable(
  'favorites',
  {
    id: id(),
    userId: uuid()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    productId: uuid()
      .notNull()
      .references(() => products.id, { onDelete: 'cascade' }),
    articleId: uuid().references(() => articles.id, { onDelete: 'cascade' }),
    createdAt: createdAt(),
  },
  (table) => [
    unique('favorites_once').on(table.userId, table.productId, table.articleId).nullsNotDistinct(),
    index().on(table.productId),
    index().on(table.articleId),
  ],
)
