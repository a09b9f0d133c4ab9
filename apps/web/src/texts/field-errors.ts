import { type ErrorCode, type FieldCode, fieldCodes, isErrorCode } from '@normwerk/contract/errors'
import type { PlainTextId, Translate } from '@normwerk/i18n/text'
import { CallError } from '../api/call-error.ts'

const fieldTexts = {
  required: 'field.required',
  invalid: 'field.invalid',
  invalidCharacters: 'field.invalidCharacters',
  lockedFile: 'field.lockedFile',
  pictureFormat: 'field.pictureFormat',
  pictureTooLarge: 'field.pictureTooLarge',
  pictureTooSmall: 'field.pictureTooSmall',
  pictureDamaged: 'field.pictureDamaged',
  noTextInFile: 'field.noTextInFile',
  tooLong: 'field.tooLong',
  tooManyRows: 'field.tooManyRows',
  tooShort: 'field.tooShort',
  unknownField: 'field.unknownField',
  emailMismatch: 'field.emailMismatch',
  termsOutdated: 'field.termsOutdated',
  invalidVatId: 'field.invalidVatId',
  invalidZip: 'field.invalidZip',
  invalidPhoneNumber: 'field.invalidPhoneNumber',
  countryNotServed: 'field.countryNotServed',
} satisfies Record<FieldCode, PlainTextId>

/** Returns the server's error of one field of a form; `null` if there is none. */
export function fieldError(error: Error | null, path: string, text: Translate): string | null {
  const first = error instanceof CallError ? error.fields[path]?.[0] : undefined
  if (first === undefined) return null
  const code = fieldCodes.find((known) => known === first.code)
  return text(code === undefined ? 'field.invalid' : fieldTexts[code])
}

/** Returns the codes of the rules of a field, such as those of a password. */
export function fieldCodesOf(error: Error | null, path: string): ErrorCode[] {
  if (!(error instanceof CallError)) return []
  return (error.fields[path] ?? []).map(({ code }) => code).filter(isErrorCode)
}
