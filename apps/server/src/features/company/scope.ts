import type { CallContext } from '../../http/call-context.ts'
import type { Caller } from '../../http/caller.ts'

/** Whose users somebody manages: those of their company; staff manage all, colleagues included. */
export type Scope = { companyId: string } | 'everything'

/** What a call is made with that manages users. */
export interface ScopedContext extends CallContext<Caller> {
  scope: Scope
}
