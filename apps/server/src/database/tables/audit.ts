import type { AuditAction, AuditValue } from '@normwerk/contract/audit'
import { index, jsonb, pgTable, text, uuid } from 'drizzle-orm/pg-core'
import { id, instant } from './columns.ts'

/** By field: what it was and what it became. */
export type AuditChanges = Record<string, [before: AuditValue, after: AuditValue]>

/**
 * Security events and administrative changes. Rows are only ever added (a trigger sees to it), so they name users and
 * companies without a foreign key.
 */
export const audit = pgTable(
  'audit',
  {
    id: id(),
    at: instant().notNull(),
    /** As `order.submitted`. */
    action: text().$type<AuditAction>().notNull(),
    /** Who did it; null: nobody signed in. */
    userId: uuid(),
    companyId: uuid(),
    /** What it was done to. */
    subjectId: uuid(),
    /** Before and after, of what is not personal. */
    changes: jsonb().$type<AuditChanges>().notNull().default({}),
    details: jsonb().$type<Record<string, string | number | boolean | null>>().notNull().default({}),
    correlationId: text(),
  },
  (table) => [
    index().on(table.at),
    index().on(table.companyId, table.at),
    index().on(table.userId, table.at),
    index().on(table.subjectId),
  ],
)

/** Before and after of personal data, beside the row that stays when they have to go. */
export const auditPersonal = pgTable(
  'audit_personal',
  {
    /** Without a foreign key: a row of the audit never goes. */
    auditId: uuid().primaryKey(),
    /** Whose data they are. */
    userId: uuid().notNull(),
    changes: jsonb().$type<AuditChanges>().notNull(),
  },
  (table) => [index().on(table.userId)],
)
