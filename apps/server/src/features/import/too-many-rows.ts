import { AppError } from '../../http/app-error.ts'

/** @param maxRows the limit of rows */
export function tooManyRows(maxRows: number, cause?: unknown): AppError<'fileTooLarge'> {
  return new AppError('fileTooLarge', { cause }, { rows: maxRows })
}
