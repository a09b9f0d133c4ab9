import { isEmail } from '@normwerk/contract/person'
import type { Translate } from '@normwerk/i18n/text'
import type { PersonEntry } from './person-entry.ts'

/** Validates the fields of a person that the page can check by itself. The server validates numbers. */
export function personErrors(
  entry: PersonEntry,
  text: Translate,
  { repeatEmail = false, path = '' }: { repeatEmail?: boolean; path?: string } = {},
): Record<string, string | null> {
  const required = (typed: string) => (typed.trim() === '' ? text('field.required') : null)
  const differs = entry.email.trim().toLowerCase() !== entry.emailRepeat.trim().toLowerCase()
  return {
    [`${path}firstName`]: required(entry.firstName),
    [`${path}lastName`]: required(entry.lastName),
    [`${path}email`]: emailError(entry.email, text),
    ...(repeatEmail && {
      [`${path}emailRepeat`]: required(entry.emailRepeat) ?? (differs ? text('field.emailMismatch') : null),
    }),
  }
}

export function emailError(typed: string, text: Translate): string | null {
  if (typed.trim() === '') return text('field.required')
  return isEmail(typed) ? null : text('shared.people.emailInvalid')
}
