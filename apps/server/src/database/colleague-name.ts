import { type AnyColumn, type SQL, sql } from 'drizzle-orm'
import { users } from './tables/users.ts'

/** The name of the joined user; null if they are deleted or have left the company. */
export function colleagueName(companyId: AnyColumn): SQL<string | null> {
  const isColleague = sql`${users.companyId} = ${companyId} and ${users.deletedAt} is null`
  return sql`case when ${isColleague} then ${users.firstName} || ' ' || ${users.lastName} end`
}
