import { AppError } from '../../http/app-error.ts'

/** Returns the number or the code that a file with this ending is named by. */
export function numberOf(file: string, ending: string): string {
  if (!file.endsWith(ending)) throw new AppError('entryNotFound')
  return file.slice(0, -ending.length)
}
