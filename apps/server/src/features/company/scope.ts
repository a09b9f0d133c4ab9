import type { CallContext, Caller } from '../../http/session/caller.ts'

/** The company whose users the caller manages. Staff manage the users of all companies and their colleagues. */
export type Scope = { companyId: string } | 'everything'

/** What a call is made with that manages users. */
export interface ScopedContext extends CallContext<Caller> {
  scope: Scope
}
