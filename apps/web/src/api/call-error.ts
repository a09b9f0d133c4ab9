import type { ErrorCode } from '@normwerk/contract/errors'

interface FieldError {
  code: string
  params?: Record<string, string | number> | undefined
}

/** `noConnection` and `badAnswer` arise here; every other code comes from the server. */
type CallErrorCode = ErrorCode | 'noConnection' | 'badAnswer'

interface Details {
  code: CallErrorCode
  message: string
  status: number
  errorId: string
  fields?: Record<string, FieldError[]>
  suggestions?: readonly string[]
}

/** A call that was refused or failed. `message` is in the buyer's language, empty where no server answered. */
export class CallError extends Error {
  override readonly name = 'CallError'
  readonly code: CallErrorCode
  /** HTTP status, 0 where no answer came. */
  readonly status: number
  /** Correlation id, under which the server has logged the failure. */
  readonly errorId: string
  readonly fields: Record<string, FieldError[]>
  /** What the buyer may have meant, where something typed was not found. */
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
