import type { ErrorCode } from '@normwerk/contract/errors'

interface FieldError {
  code: string
  params?: Record<string, string | number> | undefined
}

/** `noConnection` and `badAnswer` are set here; every other code comes from the server. */
type CallErrorCode = ErrorCode | 'noConnection' | 'badAnswer'

interface Details {
  code: CallErrorCode
  message: string
  status: number
  errorId: string
  fields?: Record<string, FieldError[]>
  suggestions?: readonly string[]
}

/** A call that was rejected or failed. `message` is in the user's language; it is empty if no server answered. */
export class CallError extends Error {
  override readonly name = 'CallError'
  readonly code: CallErrorCode
  /** HTTP status; 0 without an answer. */
  readonly status: number
  /** Correlation id under which the server has logged the failure. */
  readonly errorId: string
  readonly fields: Record<string, FieldError[]>
  /** What the user may have meant, if something typed was not found. */
  readonly suggestions: readonly string[]

  constructor({ code, message, status, errorId, fields = {}, suggestions = [] }: Details) {
    super(message)
    this.code = code
    this.status = status
    this.errorId = errorId
    this.fields = fields
    this.suggestions = suggestions
  }
}
