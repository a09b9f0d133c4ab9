import type { Translate } from '@normwerk/i18n/text'
import { CallError } from '../api/call-error.ts'

/** Returns the message of a failure: the server's own words if it answered, else no id, as it has logged nothing. */
export function formatError(error: Error, text: Translate): { message: string; errorId: string | null } {
  if (!(error instanceof CallError)) return { message: text('error.somethingWentWrong'), errorId: null }
  const { code, message, errorId } = error
  if (code === 'noConnection') return { message: text('ui.noConnection'), errorId: null }
  if (code === 'outdatedPage') return { message: text('ui.outdatedPage'), errorId: null }
  return { message: message === '' ? text('ui.communication') : message, errorId }
}
