import { type AuditEntry, auditEndpoints, type ListAudit } from '@normwerk/contract/audit'
import type { Queries } from '../../database/client.ts'
import type { AuditChanges } from '../../database/tables/audit.ts'
import type { Bind } from '../../http/bind.ts'
import { type AuditRow, listAuditRows, narrow } from './repository/audit.ts'

/**
 * Lists a page of the log.
 * @param companyId the company of the administrator who asks; null: staff
 */
async function listAudit(
  db: Queries,
  companyId: string | null,
  filter: ListAudit,
): Promise<{ items: AuditEntry[]; page: number; size: number; total: number }> {
  const { page, size } = filter
  const { rows, total } = await listAuditRows(db, narrow(companyId, filter), { page, size })
  return { items: rows.map((row) => presentEntry(row, companyId)), page, size, total }
}

interface Known {
  companyId: string | null
  name: string | null
}

/**
 * Returns an entry as its reader may see it. A company's administrators see names of their own company alone: no names
 * of staff, or of users who have moved to another company.
 * @param companyId the company of the administrator who reads; null: staff, who see everything
 */
function presentEntry(row: AuditRow, companyId: string | null): AuditEntry {
  const { event, personal, companyName, doer } = row
  const nameFor = (known: Known | undefined) =>
    companyId === null || known?.companyId === companyId ? (known?.name ?? null) : null
  const byStaff = doer !== null && doer.companyId === null
  const isHidden = byStaff && companyId !== null
  return {
    id: event.id,
    at: event.at.toISOString(),
    action: event.action,
    by:
      event.userId === null || isHidden
        ? null
        : { id: event.userId, name: nameFor(doer === null ? undefined : knowPerson(doer)) },
    byStaff,
    about: event.subjectId === null ? null : { id: event.subjectId, name: nameFor(knowSubject(row)) },
    companyName,
    changes: listChanges({ ...event.changes, ...personal }),
  }
}

/** An id belongs to one thing only. */
function knowSubject({ user, company, address, order, project, registration }: AuditRow): Known | undefined {
  if (user !== null) return knowPerson(user)
  if (registration !== null) return knowPerson({ ...registration, deletedAt: null })
  if (address !== null) return { ...address, name: `${address.company}, ${address.city}` }
  return company ?? order ?? project ?? undefined
}

type Person = Pick<NonNullable<AuditRow['user']>, 'companyId' | 'firstName' | 'lastName' | 'deletedAt'>

function knowPerson({ companyId, firstName, lastName, deletedAt }: Person): Known {
  return { companyId, name: deletedAt === null ? `${firstName} ${lastName}` : null }
}

function listChanges(changes: AuditChanges): AuditEntry['changes'] {
  return Object.entries(changes)
    .map(([field, [before, after]]) => ({ field, before, after }))
    .toSorted((a, b) => (a.field < b.field ? -1 : 1))
}

export function auditRoutes(bind: Bind): void {
  bind(auditEndpoints, {
    listOfCompany: ({ caller, input, db }) => listAudit(db, caller.companyId, input),
    listAll: ({ input, db }) => listAudit(db, null, input),
  })
}
