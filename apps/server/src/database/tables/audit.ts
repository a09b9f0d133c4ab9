import type { AuditAction, AuditValue } from '@normwerk/contract/audit'
import { index, pgTable } from 'drizzle-orm/pg-core'
import { id, instant } from './columns.ts'

/** By field: the value before and after. */
export type AuditChanges = Record<string, [before: AuditValue, after: AuditValue]>

/**
 * Security events and administrative changes. A trigger rejects changes and deletions of rows, so they refer to users
 * and companies without a foreign key.
 */
export const audit = pgTable(
  'audit',
  (t) => ({
    id: id(),
    at: instant().notNull(),
    /** Such as `order.submitted`. */
    action: t.text().$type<AuditAction>().notNull(),
    /** The user who acted; null: nobody was signed in. */
    userId: t.uuid(),
    companyId: t.uuid(),
    /** What was changed. */
    subjectId: t.uuid(),
    /** Values before and after, without personal data. */
    changes: t.jsonb().$type<AuditChanges>().notNull().default({}),
    details: t.jsonb().$type<Record<string, string | number | boolean | null>>().notNull().default({}),
    correlationId: t.text(),
  }),
  (table) => [
    index().on(table.at),
    index().on(table.companyId, table.at),
    index().on(table.userId, table.at),
    index().on(table.subjectId),
  ],
)

/**
 * Chains the rows in the order of their commits: each hash covers its row and the hash before, so that a row which was
 * changed, removed or added behind the shop's back breaks the chain. A trigger writes it; the shop's own role cannot.
 */
export const auditChain = pgTable('audit_chain', (t) => ({
  /** From 1, without gaps. */
  position: t.bigint({ mode: 'number' }).primaryKey(),
  auditId: t
    .uuid()
    .notNull()
    .unique('audit_chain_audit_id_unique')
    .references(() => audit.id),
  /** SHA-256 in hexadecimal digits. */
  hash: t.text().notNull(),
}))

/** Personal data before and after, in a separate row, because it must be deletable while the audit row stays. */
export const auditPersonal = pgTable(
  'audit_personal',
  (t) => ({
    /** Without a foreign key, because an audit row is never deleted. */
    auditId: t.uuid().primaryKey(),
    /** The user whose data this is, or the company whose address it is; the other one is null. */
    userId: t.uuid(),
    companyId: t.uuid(),
    changes: t.jsonb().$type<AuditChanges>().notNull(),
  }),
  (table) => [index().on(table.userId), index().on(table.companyId)],
)
