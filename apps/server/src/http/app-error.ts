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
  /** The session that was shown has ended: the page should load itself anew. */
  sessionEnded?: boolean
  cause?: unknown
}

/**
 * A refusal with a code that is also the id of its text; nothing has been changed.
 * What the text fills in follows the details, and a missing value does not compile.
 */
export class AppError<Code extends ErrorCode = ErrorCode> extends Error {
  readonly code: Code
  readonly details: Details
  readonly params: ErrorParams | undefined
  /** The text for the person who gets the answer. */
  readonly write: (language: LanguageCode) => string
  /** The same refusal, told at other fields. */
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
