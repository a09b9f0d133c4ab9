/** Why a file cannot be read, in the shop's own codes except `tooManyRows`; the caller answers with them. */
export type SpreadsheetFailure =
  | 'NOT_ALLOWED_FILE'
  | 'NOT_SUPPORTED_FILE'
  | 'fileTooLarge'
  | 'tooManyRows'
  | 'temporarilyUnavailable'

export class SpreadsheetError extends Error {
  readonly code: SpreadsheetFailure

  /** @param detail for a log, never a text of the file */
  constructor(code: SpreadsheetFailure, detail: string, cause?: unknown) {
    super(`${code}: ${detail}`, { cause })
    this.name = 'SpreadsheetError'
    this.code = code
  }
}

const failures: readonly SpreadsheetFailure[] = [
  'NOT_ALLOWED_FILE',
  'NOT_SUPPORTED_FILE',
  'fileTooLarge',
  'tooManyRows',
  'temporarilyUnavailable',
]

export function isSpreadsheetFailure(value: unknown): value is SpreadsheetFailure {
  return failures.some((failure) => failure === value)
}
