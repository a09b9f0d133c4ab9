import type { ImportProgress, ImportState, PackageReport } from '@normwerk/contract/catalogue-package'
import type { LanguageCode } from '@normwerk/contract/language'
import { sql } from 'drizzle-orm'
import { boolean, check, index, jsonb, pgTable, text, uuid } from 'drizzle-orm/pg-core'
import { createdAt, id, instant } from './columns.ts'

/** Packages that were imported or are being looked at, who did it, and what came of it. */
export const catalogueImports = pgTable(
  'catalogue_imports',
  {
    id: id(),
    /** `shipped`: the package that comes with the shop. */
    source: text().$type<'shipped' | 'command' | 'staff'>().notNull(),
    state: text().$type<ImportState>().notNull(),
    /** What staff called it, or the name of its folder. */
    name: text().notNull(),
    /** Of the shipped package and the rules that it was read by, so that a change of either is noticed. */
    version: text(),
    /** Null: a command, or the start of the shop. */
    userId: uuid(),
    /** Of the report, and of what is still to come. */
    language: text().$type<LanguageCode>(),
    /** The files that were announced. */
    files: jsonb().$type<{ name: string; size: number }[]>(),
    changedSince: boolean().notNull().default(false),
    progress: jsonb().$type<ImportProgress>(),
    report: jsonb().$type<PackageReport>(),
    createdAt: createdAt(),
    /** When it last said something; one that is silent for long is over. */
    heartbeatAt: instant().notNull().defaultNow(),
  },
  (table) => [
    index().on(table.createdAt.desc()),
    check('catalogue_imports_source', sql`${table.source} in ('shipped', 'command', 'staff')`),
  ],
)
