import type { Translate } from '@normwerk/i18n/text'
import { CallError } from '../../api/call-error.ts'

interface Field {
  typed: string
  /** What the form tells at the field. */
  reported: string | null
}

/** The server words a wrong password for signing in or for changing it; at the one field in question it is plainer. */
export function wrongPassword(failure: Error | null, { typed, reported }: Field, text: Translate): string | null {
  const isWrong =
    failure instanceof CallError && (failure.code === 'invalidLoginData' || failure.code === 'COULDNT_CHANGE_PASSWORD')
  return isWrong && reported !== null && typed !== '' ? text('profile.wrongPassword') : reported
}
