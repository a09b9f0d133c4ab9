import { type AuditAction, auditActions } from '@normwerk/contract/audit'

/** Which entries are looked for, as the address of the page says it. */
export interface AuditParams {
  action: AuditAction | null
  /** Id of who did it, or to whom. */
  user: string | null
  /** `YYYY-MM-DD`, both days included. */
  from: string | null
  to: string | null
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

export function isBackwards({ from, to }: AuditParams): boolean {
  return from !== null && to !== null && from > to
}

/** What the call takes; a key is left out rather than empty. */
export function listInput({ action, user, from, to }: AuditParams, page: number) {
  return {
    page,
    ...(action !== null && { action }),
    ...(user !== null && { userId: user }),
    ...(from !== null && { from }),
    ...(to !== null && { to }),
  }
}

/** A day of the calendar; `null` for what no calendar has, or half a date while it is typed. */
export function readDay(typed: string | undefined): string | null {
  if (typed === undefined || !/^[1-9]\d{3}-\d\d-\d\d$/.test(typed)) return null
  const day = new Date(`${typed}T00:00:00Z`)
  return !Number.isNaN(day.getTime()) && day.toISOString().startsWith(typed) ? typed : null
}
