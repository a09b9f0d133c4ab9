import type { Translate } from '@normwerk/i18n/text'
import { CallError } from '../../../api/call-error.ts'

interface Field {
  typed: string
  /** The error that the form reports at the field. */
  reported: string | null
}

/** Words the error of a wrong password for a form with only this field. The server's text also fits sign-in. */
export function wrongPassword(failure: Error | null, { typed, reported }: Field, text: Translate): string | null {
  const isWrong =
    failure instanceof CallError && (failure.code === 'invalidLoginData' || failure.code === 'COULDNT_CHANGE_PASSWORD')
  return isWrong && reported !== null && typed !== '' ? text('account.profile.wrongPassword') : reported
}
