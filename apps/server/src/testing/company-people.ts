import type { Role } from '@normwerk/contract/permissions'
import { asc, eq } from 'drizzle-orm'
import { audit } from '../database/tables/audit.ts'
import { users } from '../database/tables/users.ts'
import { aCompany, aUser } from './builders.ts'
import type { TestApp } from './start-app.ts'

type Fields = Parameters<typeof aUser>[3]

let made = 0

/** A user with a password. */
export function someone(
  { dependencies }: TestApp,
  company: { id: string } | null,
  roles: Role[] = ['SHOP_USER'],
  fields: Fields = {},
) {
  return aUser(dependencies, company, roles, { passwordHash: 'chosen', ...fields })
}

/** An administrator of a new company. */
export async function anAdministrator(shop: TestApp) {
  const company = await aCompany(shop.dependencies)
  const user = await someone(shop, company, ['ADMIN'], { firstName: 'Adam', lastName: 'Verwalter' })
  return { company, user, visitor: await shop.signedIn(user) }
}

/** What an administrator enters for a new user. */
export function aPerson(fields: object = {}) {
  made += 1
  return {
    firstName: 'Nora',
    lastName: 'Neu',
    email: `nora-${made}@example.com`,
    roles: ['SHOP_USER' as const],
    ...fields,
  }
}

export async function rowOf({ dependencies }: TestApp, id: string): Promise<typeof users.$inferSelect> {
  const [row] = await dependencies.database.select().from(users).where(eq(users.id, id))
  if (row === undefined) throw new Error('no such user')
  return row
}

/** The events of the audit log about a user, the oldest first. */
export function eventsAbout({ dependencies }: TestApp, id: string) {
  return dependencies.database
    .select({ action: audit.action, by: audit.userId, companyId: audit.companyId, changes: audit.changes })
    .from(audit)
    .where(eq(audit.subjectId, id))
    .orderBy(asc(audit.id))
}
