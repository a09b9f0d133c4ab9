import type { Answer } from '@normwerk/documents/opentrans/answer'
import { sql } from 'drizzle-orm'
import { check, customType, index, integer, pgTable, text, uuid } from 'drizzle-orm/pg-core'
import { id, instant } from './columns.ts'
import { orders } from './orders.ts'

const bytes = customType<{ data: Buffer; driverData: Buffer }>({ dataType: () => 'bytea' })

/** Files in which an ERP has answered orders. */
export const erpAnswers = pgTable(
  'erp_answers',
  {
    id: id(),
    fileName: text().notNull(),
    content: bytes().notNull(),
    /** SHA-256 of the content, hexadecimal. The same file is taken once. */
    hash: text().notNull().unique('erp_answers_hash'),
    /** What it was read as; null like the next two until it is applied. */
    kind: text().$type<Answer['kind']>(),
    number: text(),
    orderId: uuid().references(() => orders.id, { onDelete: 'cascade' }),
    receivedAt: instant().notNull(),
    appliedAt: instant(),
    attempts: integer().notNull().default(0),
    lastError: text(),
    /** It is set aside, and no further attempt is made. */
    givenUpAt: instant(),
  },
  (table) => [
    index().on(table.orderId),
    index().on(table.receivedAt).where(sql`${table.appliedAt} is null`),
    check('erp_answers_applied', sql`(${table.appliedAt} is null) = (${table.orderId} is null)`),
  ],
)
