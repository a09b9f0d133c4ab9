import { AppError } from '../../http/app-error.ts'

/** @param maxRows of the rows that such a table may have */
export function tooManyRows(maxRows: number, cause?: unknown): AppError<'fileTooLarge'> {
  return new AppError('fileTooLarge', { cause }, { rows: maxRows })
}
