import type { LanguageCode } from '@normwerk/contract/language'
import type { Queries } from '../database/client.ts'
import type { Caller, Customer } from './caller.ts'

/** What a call is made with. */
export interface CallContext<Who extends Caller | null = Customer> {
  /** The call's transaction where it changes something and does not open its own. */
  db: Queries
  caller: Who
  language: LanguageCode
  request: { id: string }
}
