import type { LanguageCode } from '@normwerk/contract/language'
import type { Queries } from '../../database/client.ts'
import type { Customer } from '../../http/caller.ts'

/** Who shops, in which language, on which transaction. */
export interface Shopping {
  db: Queries
  caller: Customer
  language: LanguageCode
}
