import type { ErrorCode } from '@normwerk/contract/errors'
import type { Problem } from '@normwerk/contract/problem'

type FieldErrors = NonNullable<Problem['fields']>

/** `noConnection`, `outdatedPage` and `badAnswer` are set here; every other code comes from the server. */
type CallErrorCode = ErrorCode | 'noConnection' | 'outdatedPage' | 'badAnswer'

export interface CallErrorDetails {
  code: CallErrorCode
  message: string
  status: number
  errorId: string
  fields?: FieldErrors
  suggestions?: readonly string[]
  cause?: unknown
}

/** A call that was rejected or failed. `message` is in the user's language; it is empty if no server answered. */
export class CallError extends Error {
  override readonly name = 'CallError'
  readonly code: CallErrorCode
  /** HTTP status; 0 without an answer. */
  readonly status: number
  /** Correlation id under which the server has logged the failure. */
  readonly errorId: string
  readonly fields: FieldErrors
  /** What the buyer may have meant, where something typed was not found. */
  readonly suggestions: readonly string[]

  constructor({ code, message, status, errorId, fields = {}, suggestions = [], cause }: CallErrorDetails) {
    super(message, { cause })
    this.code = code
    this.status = status
    this.errorId = errorId
    this.fields = fields
    this.suggestions = suggestions
  }
}

/** Whether something failed only because the server could not be reached. */
export function isUnreached(error: unknown): boolean {
  return error instanceof CallError && error.code === 'noConnection'
}

/** Whether something failed only for the moment, so that it is read again when the server is back. */
export function isForNow(error: unknown): boolean {
  return isUnreached(error) || (error instanceof CallError && error.code === 'temporarilyUnavailable')
}
