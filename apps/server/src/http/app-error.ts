import { type ErrorCode, errorStatus, type FieldCode } from '@normwerk/contract/errors'
import type { LanguageCode } from '@normwerk/contract/language'
import type { TextParams } from '@normwerk/i18n/text'
import { translate } from '@normwerk/i18n/translate'

export type ErrorParams = Readonly<Record<string, string | number>>
export type FieldErrors = Record<string, { code: ErrorCode | FieldCode; params?: ErrorParams }[]>

interface Details {
  fields?: FieldErrors
  /** What the caller may have meant. */
  suggestions?: string[]
  retryAfterSeconds?: number
  cause?: unknown
  /** Runs once the transaction of the call is rolled back. */
  afterRollback?: () => Promise<void>
}

/**
 * A rejection with a code that is also the id of its text; nothing has been changed. Text parameters come from the
 * details, and a missing one does not compile.
 */
export class AppError<Code extends ErrorCode = ErrorCode> extends Error {
  readonly code: Code
  readonly details: Details
  readonly params: ErrorParams | undefined
  /** Writes the text for the person who gets the answer. */
  readonly write: (language: LanguageCode) => string
  /** Returns the same rejection for other fields. */
  readonly withFields: (fields: FieldErrors) => AppError<Code>

  constructor(code: Code, details: Details = {}, ...params: TextParams<`error.${Code}`>) {
    super(code, { cause: details.cause })
    this.name = 'AppError'
    this.code = code
    this.details = details
    this.params = params[0]
    this.write = (language) => translate(language, `error.${code}`, ...params)
    this.withFields = (fields) => new AppError(code, { ...details, fields }, ...params)
  }

  get status(): number {
    return errorStatus[this.code]
  }
}

/**
 * Rejects a call after which a company or a user has too many entries. The caller locks the owner before, so that calls
 * at the same time count the entries of each other.
 */
export function checkQuota(count: number, limit: number): void {
  if (count > limit) throw new AppError('tooManyEntries', {}, { limit })
}
