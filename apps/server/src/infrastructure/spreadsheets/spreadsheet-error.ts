/** Why a file is not read, in the shop's own codes but for `tooManyRows`; whoever asked for it answers with them. */
export type SpreadsheetFault =
  | 'NOT_ALLOWED_FILE'
  | 'NOT_SUPPORTED_FILE'
  | 'fileTooLarge'
  | 'tooManyRows'
  | 'temporarilyUnavailable'

export class SpreadsheetError extends Error {
  readonly code: SpreadsheetFault

  /** @param detail for a log, never a text of the file */
  constructor(code: SpreadsheetFault, detail: string, cause?: unknown) {
    super(`${code}: ${detail}`, { cause })
    this.name = 'SpreadsheetError'
    this.code = code
  }
}

const faults: readonly SpreadsheetFault[] = [
  'NOT_ALLOWED_FILE',
  'NOT_SUPPORTED_FILE',
  'fileTooLarge',
  'tooManyRows',
  'temporarilyUnavailable',
]

export function isFault(value: unknown): value is SpreadsheetFault {
  return faults.some((fault) => fault === value)
}
