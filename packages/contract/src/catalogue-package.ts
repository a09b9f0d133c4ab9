import * as z from 'zod/mini'
import { Id, Instant, text } from './common.ts'
import { endpoint } from './endpoint.ts'

/** The state of an import; `ready`: it is checked and waits for approval. It can be cancelled until it is over. */
export const ImportState = z.enum([
  'uploading',
  'checking',
  'ready',
  'refused',
  'importing',
  'done',
  'failed',
  'cancelled',
])
export type ImportState = z.output<typeof ImportState>

export const ImportProgress = z.strictObject({
  step: z.enum(['reading', 'comparing', 'writing']),
  /** The table that is being read. */
  table: z.nullable(z.string()),
  /** Rows read so far, in all tables. */
  rows: z.int(),
})
export type ImportProgress = z.output<typeof ImportProgress>

/** How many rows of one table are added, changed, and so on. */
export const TableOutcome = z.strictObject({
  table: z.string(),
  /** Rows that were read. */
  rows: z.int(),
  added: z.int(),
  changed: z.int(),
  discontinued: z.int(),
  unchanged: z.int(),
  refused: z.int(),
})
export type TableOutcome = z.output<typeof TableOutcome>

export const PackageRejection = z.strictObject({
  file: z.string(),
  row: z.nullable(z.int()),
  column: z.nullable(z.string()),
  reason: z.string(),
})
export type PackageRejection = z.output<typeof PackageRejection>

/** What a package changes, or would change in a dry run. If one row is rejected, nothing is written. */
export const PackageReport = z.strictObject({
  tables: z.array(TableOutcome),
  /** The greatest changes first. */
  changes: z.array(
    z.strictObject({ table: z.string(), row: z.int(), text: z.string(), before: z.string(), after: z.string() }),
  ),
  /** The first rejected rows. */
  refused: z.array(PackageRejection),
})
export type PackageReport = z.output<typeof PackageReport>

/** Bytes of a file that one call sends. */
export const partSize = 4 * 1024 * 1024

const PackageFile = z.strictObject({ name: text(200), size: z.int().check(z.gte(0)) })

export const PackageImport = z.strictObject({
  id: Id,
  /** The name of its file, or the number of its files. */
  name: z.string(),
  state: ImportState,
  progress: z.nullable(ImportProgress),
  report: z.nullable(PackageReport),
  /** The catalogue has changed since the check, so the report was made anew. */
  changedSince: z.boolean(),
  createdAt: Instant,
})
export type PackageImport = z.output<typeof PackageImport>

const whole = z.pipe(
  z.string().check(z.regex(/^\d{1,15}$/)),
  z.transform((digits: string) => Number(digits)),
)

const root = '/api/global-admin/catalogue/package'

export const cataloguePackageEndpoints = {
  read: endpoint({
    route: `GET ${root}`,
    summary:
      'The last import by staff with its progress, and whether the catalogue that comes with the shop is offered.',
    permission: 'shop.administer',
    output: z.strictObject({ current: z.nullable(PackageImport), offered: z.boolean(), maxTotal: z.int() }),
    errors: [],
  }),
  begin: endpoint({
    route: `POST ${root}`,
    summary:
      'Announces the files of a package: a zip archive, or tables. Drops an earlier package that was not finished.',
    permission: 'shop.administer',
    ownTransactions: true,
    input: z.strictObject({ files: z.array(PackageFile).check(z.minLength(1), z.maxLength(100)) }),
    output: PackageImport,
    errors: ['importRunning', 'fileTooLarge', 'NOT_ALLOWED_FILE'],
  }),
  offer: endpoint({
    route: `POST ${root}/shipped`,
    summary: 'Checks the catalogue that comes with the shop.',
    permission: 'shop.administer',
    ownTransactions: true,
    output: PackageImport,
    errors: ['importRunning'],
  }),
  send: endpoint({
    route: `POST ${root}/{id}/part`,
    summary: 'Sends a part of an announced file. The same part may be sent again.',
    permission: 'shop.administer',
    upload: true,
    ownTransactions: true,
    input: z.strictObject({ name: text(200), offset: whole }),
    errors: ['entryNotFound', 'fileTooLarge'],
  }),
  check: endpoint({
    route: `POST ${root}/{id}/check`,
    summary: 'Checks the sent package in the background and writes nothing.',
    permission: 'shop.administer',
    ownTransactions: true,
    output: PackageImport,
    errors: ['entryNotFound', 'importRunning', 'importIncomplete'],
  }),
  import: endpoint({
    route: `POST ${root}/{id}/import`,
    summary: 'Imports the checked package in the background, all or nothing.',
    permission: 'shop.administer',
    ownTransactions: true,
    output: PackageImport,
    errors: ['entryNotFound', 'importRunning', 'importIncomplete'],
  }),
  cancel: endpoint({
    route: `DELETE ${root}/{id}`,
    summary: 'Cancels an import that is not done and deletes its files.',
    permission: 'shop.administer',
    ownTransactions: true,
    output: PackageImport,
    errors: ['entryNotFound'],
  }),
}
