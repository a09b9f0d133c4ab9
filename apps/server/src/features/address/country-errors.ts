import type { FieldCode } from '@normwerk/contract/errors'
import { checkVAT, countries } from 'jsvat-next'
import { isSupportedCountry, isValidPhoneNumber } from 'libphonenumber-js/min'
import { postcodeValidator, postcodeValidatorExistsForCountry } from 'postcode-validator'
import { AppError, type FieldErrors } from '../../http/app-error.ts'

export type FieldError = FieldCode | undefined

/** Returns an error for a postal code that is invalid in its country. Countries without known codes accept any. */
export function zipError(zip: string, country: string): FieldError {
  return postcodeValidatorExistsForCountry(country) && !postcodeValidator(zip, country) ? 'invalidZip' : undefined
}

/** Returns an error for a VAT id without the format of its country (VIES), or with a wrong check digit. */
export function vatIdError(vatId: string | null | undefined, country: string): FieldError {
  if (vatId === null || vatId === undefined) return undefined
  const rules = countries.filter(({ codes }) => codes.includes(country))
  return rules.length > 0 && !checkVAT(vatId, rules).isValid ? 'invalidVatId' : undefined
}

/**
 * Returns an error for a phone number outside the numbering plan of its country; without `+` it is a number of
 * `country`.
 */
export function phoneError(number: string | null | undefined, country: string): FieldError {
  if (number === null || number === undefined) return undefined
  const home = isSupportedCountry(country) ? country : 'DE'
  return isValidPhoneNumber(number, home) ? undefined : 'invalidPhoneNumber'
}

/**
 * Rejects a form if any of its fields is invalid.
 * @param fieldErrors by the path of the field
 */
export function rejectFieldErrors(fieldErrors: Record<string, FieldError>): void {
  const fields: FieldErrors = {}
  for (const [path, code] of Object.entries(fieldErrors)) if (code !== undefined) fields[path] = [{ code }]
  if (Object.keys(fields).length > 0) throw new AppError('validationFailed', { fields })
}
