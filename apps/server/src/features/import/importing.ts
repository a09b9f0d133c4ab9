import type { LanguageCode } from '@normwerk/contract/language'

/** Who imports a file, and how. */
export interface Importing {
  /** Null: a command of the operator's. */
  userId: string | null
  language: LanguageCode
  dryRun: boolean
  correlationId: string
}
