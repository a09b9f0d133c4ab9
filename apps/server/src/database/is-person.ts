import { and, arrayContains, isNull, not } from 'drizzle-orm'
import { users } from './tables/users.ts'

/** Condition for rows of people who are not deleted; a visit from a purchasing system has a row of its own. */
export const isPerson = and(isNull(users.deletedAt), not(arrayContains(users.roles, ['PUNCHOUT'])))
