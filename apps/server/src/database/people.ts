import { type AnyColumn, and, arrayContains, isNull, not, type SQL, sql } from 'drizzle-orm'
import { users } from './tables/users.ts'

/** Condition for rows of people who are not deleted; a visit from a purchasing system has a row of its own. */
export const isPerson = and(isNull(users.deletedAt), not(arrayContains(users.roles, ['PUNCHOUT'])))

/**
 * Whether a user has an authenticator or a passkey. The names are written out, because a select of one table leaves
 * out the table's name, which the inner query needs.
 */
export const hasSecondFactor = sql<boolean>`(users.totp_confirmed_at is not null
  or exists (select from passkeys where passkeys.user_id = users.id))`

/** The name of the joined user; null if they are deleted or have left the company. */
export function colleagueName(companyId: AnyColumn): SQL<string | null> {
  const isColleague = sql`${users.companyId} = ${companyId} and ${users.deletedAt} is null`
  return sql`case when ${isColleague} then ${users.firstName} || ' ' || ${users.lastName} end`
}
