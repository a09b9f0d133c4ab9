import type { LanguageCode } from '@normwerk/contract/language'
import type { Queries } from '../../database/client.ts'
import type { Scope } from './repository.ts'

/** Who manages users, which ones are his to manage, on which transaction and by which request. */
export interface Administration {
  db: Queries
  scope: Scope
  caller: { userId: string }
  language: LanguageCode
  request: { id: string }
}
