import { type AuditAction, auditActions } from '@normwerk/contract/audit'
import { type Period, readDay } from '../../ui/forms/period.ts'

/** The filters of the log as they appear in the page's address. */
export interface AuditParams extends Period {
  action: AuditAction | null
  /** Id of the user who acted or was changed. */
  user: string | null
}

export interface AuditSearch {
  action?: string
  user?: string
  from?: string
  to?: string
}

export const everything: AuditParams = { action: null, user: null, from: null, to: null }

export function parseListParams({ action, user, from, to }: AuditSearch): AuditParams {
  return {
    action: auditActions.find((each) => each === action) ?? null,
    user: user ?? null,
    from: readDay(from),
    to: readDay(to),
  }
}

export function formatListParams({ action, user, from, to }: AuditParams): AuditSearch {
  return {
    ...(action !== null && { action }),
    ...(user !== null && { user }),
    ...(from !== null && { from }),
    ...(to !== null && { to }),
  }
}

export function isNarrowed(filters: AuditParams): boolean {
  return Object.values(filters).some((value) => value !== null)
}

/** Returns the input of the call; an empty filter is left out. */
export function listInput({ action, user, from, to }: AuditParams, page: number) {
  return {
    page,
    ...(action !== null && { action }),
    ...(user !== null && { userId: user }),
    ...(from !== null && { from }),
    ...(to !== null && { to }),
  }
}
