import type { LanguageCode } from '@normwerk/contract/language'

/** The user who imports a file, and the options of the import. */
export interface Importing {
  /** Null: a command of the operator. */
  userId: string | null
  language: LanguageCode
  dryRun: boolean
  correlationId: string
}
