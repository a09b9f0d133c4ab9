import { type AuditAction, auditActions } from '@normwerk/contract/audit'

/** Which entries are looked for, as the address of the page says it. */
export interface WantedAudit {
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

export const everything: WantedAudit = { action: null, user: null, from: null, to: null }

export function readWanted({ action, user, from, to }: AuditSearch): WantedAudit {
  return {
    action: auditActions.find((each) => each === action) ?? null,
    user: user ?? null,
    from: readDay(from),
    to: readDay(to),
  }
}

export function printWanted({ action, user, from, to }: WantedAudit): AuditSearch {
  return {
    ...(action !== null && { action }),
    ...(user !== null && { user }),
    ...(from !== null && { from }),
    ...(to !== null && { to }),
  }
}

export function isNarrowed(wanted: WantedAudit): boolean {
  return Object.values(wanted).some((value) => value !== null)
}

export function isBackwards({ from, to }: WantedAudit): boolean {
  return from !== null && to !== null && from > to
}

/** What the call takes; a key is left out rather than empty. */
export function listInput({ action, user, from, to }: WantedAudit, page: number) {
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
