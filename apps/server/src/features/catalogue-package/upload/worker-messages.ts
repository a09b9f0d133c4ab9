import { ImportProgress, PackageReport } from '@normwerk/contract/catalogue-package'
import { Id } from '@normwerk/contract/common'
import { LanguageCode } from '@normwerk/contract/language'
import * as z from 'zod/mini'

/** The job that the shop gives a process. */
export const ImportJob = z.strictObject({
  importId: Id,
  databaseUrl: z.string(),
  path: z.string(),
  source: z.enum(['shipped', 'staff']),
  userId: z.nullable(Id),
  correlationId: z.string(),
  language: LanguageCode,
  dryRun: z.boolean(),
  /** The report of the check; the import is stored only if its report is the same. */
  expected: z.nullable(PackageReport),
})
export type ImportJob = z.output<typeof ImportJob>

/** Messages of the process: its progress, and at the end one of the others. */
export const WorkerMessage = z.union([
  z.strictObject({ progress: ImportProgress }),
  z.strictObject({ report: PackageReport, isWritten: z.boolean() }),
  z.strictObject({ busy: z.literal(true) }),
])
export type WorkerMessage = z.output<typeof WorkerMessage>
