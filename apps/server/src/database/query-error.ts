import { DrizzleQueryError } from 'drizzle-orm/errors'
import { DatabaseError } from 'pg'

const uniqueViolation = '23505'
const conflicts = new Set(['40001', '40P01'])
const connectionLost = new Set(['ECONNREFUSED', 'ECONNRESET', 'EPIPE'])
/**
 * The database does not work at the moment: connection lost (08), disk full, read-only (as a replica), out of memory, too
 * many connections, canceled by a timeout, a lock not released in time, shutting down or starting (57P0).
 */
const unavailable = /^(08...|53100|25006|53200|53300|57014|57P0.|55P03)$/
/** What the driver says without a code. */
const driverLost =
  /timeout exceeded when trying to connect|timeout expired|Query read timeout|Connection terminated|not queryable/

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

/** Whether the database, or the connection to it, does not work at the moment. */
export function isDatabaseUnavailable(error: unknown): boolean {
  if (!(error instanceof Error)) return false
  if (error instanceof DatabaseError && unavailable.test(error.code ?? '')) return true
  if (isConnectionLost(error) || driverLost.test(error.message)) return true
  return isDatabaseUnavailable(error.cause)
}

/** The answer of a commit was lost, so its changes may be saved or not. */
export class OutcomeUnknown extends Error {
  constructor(cause: unknown) {
    super('the answer of a commit was lost', { cause })
    this.name = 'OutcomeUnknown'
  }
}

/** Translates the error of a commit. PostgreSQL's own errors say that it was rolled back, except at its shutdown. */
export function explainCommit(error: unknown): unknown {
  const cause = error instanceof DrizzleQueryError ? error.cause : error
  const isRolledBack = cause instanceof DatabaseError && cause.code?.startsWith('57P') === false
  return isRolledBack || !isDatabaseUnavailable(cause) ? error : new OutcomeUnknown(cause)
}

/** Whether a transaction had to end for a simultaneous one: a deadlock, or a change that it had not seen. */
export function isConflict(error: unknown): boolean {
  const cause = error instanceof DrizzleQueryError ? error.cause : error
  return cause instanceof DatabaseError && conflicts.has(cause.code ?? '')
}
