import { AppError } from '../../http/app-error.ts'

/** @param most of the rows that such a table may have */
export function tooManyRows(most: number, cause?: unknown): AppError<'fileTooLarge'> {
  return new AppError('fileTooLarge', { cause }, { rows: most })
}
