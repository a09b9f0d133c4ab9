import { DrizzleQueryError } from 'drizzle-orm/errors'
import { DatabaseError } from 'pg'

const uniqueViolation = '23505'
const connectionLost = new Set(['ECONNREFUSED', 'ECONNRESET', 'EPIPE'])

/** Returns the name of the unique index that a statement violated. The transaction has failed and must end. */
export function violatedConstraint(error: unknown): string | undefined {
  const cause = error instanceof DrizzleQueryError ? error.cause : error
  return cause instanceof DatabaseError && cause.code === uniqueViolation ? cause.constraint : undefined
}

/** Returns the text of a query that failed, without its values. */
export function failedQuery(error: unknown): string | undefined {
  return error instanceof DrizzleQueryError ? error.query : undefined
}

/** Whether a connection could not be made or was lost. */
export function isConnectionLost(error: unknown): boolean {
  if (!(error instanceof Error)) return false
  // By the system call, because a missing Unix socket has the code of a missing file.
  if ('syscall' in error && error.syscall === 'connect') return true
  return 'code' in error && connectionLost.has(String(error.code))
}
