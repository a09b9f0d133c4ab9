import type { ImportProgress, ImportState, PackageReport } from '@normwerk/contract/catalogue-package'
import type { LanguageCode } from '@normwerk/contract/language'
import { sql } from 'drizzle-orm'
import { boolean, check, index, jsonb, pgTable, text, uuid } from 'drizzle-orm/pg-core'
import { createdAt, id, instant } from './columns.ts'

/** Packages that were imported or are being checked, with the user and the result. */
export const catalogueImports = pgTable(
  'catalogue_imports',
  {
    id: id(),
    /** `shipped`: the package that is part of the shop. */
    source: text().$type<'shipped' | 'command' | 'staff'>().notNull(),
    state: text().$type<ImportState>().notNull(),
    /** Name given by staff, or the name of its folder. */
    name: text().notNull(),
    /** Version of the shipped package and of the rules for reading it, so that a change of either is noticed. */
    version: text(),
    /** Null: a command, or the start of the shop. */
    userId: uuid(),
    /** Language of the report and of later messages. */
    language: text().$type<LanguageCode>(),
    /** The announced files. */
    files: jsonb().$type<{ name: string; size: number }[]>(),
    changedSince: boolean().notNull().default(false),
    progress: jsonb().$type<ImportProgress>(),
    report: jsonb().$type<PackageReport>(),
    createdAt: createdAt(),
    /** Last sign of life; an import that is silent for long counts as ended. */
    heartbeatAt: instant().notNull().defaultNow(),
  },
  (table) => [
    index().on(table.createdAt.desc()),
    check('catalogue_imports_source', sql`${table.source} in ('shipped', 'command', 'staff')`),
  ],
)
