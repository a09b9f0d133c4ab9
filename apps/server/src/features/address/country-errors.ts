import type { FieldCode } from '@normwerk/contract/errors'
import { checkVAT, countries } from 'jsvat-next'
import { isSupportedCountry, isValidPhoneNumber } from 'libphonenumber-js/min'
import { postcodeValidator, postcodeValidatorExistsForCountry } from 'postcode-validator'
import { AppError, type FieldErrors } from '../../http/app-error.ts'

export type FieldError = FieldCode | undefined

/** A postal code that its country does not have; countries without known codes take any. */
export function zipError(zip: string, country: string): FieldError {
  return postcodeValidatorExistsForCountry(country) && !postcodeValidator(zip, country) ? 'invalidZip' : undefined
}

/** A VAT id that is not written as its country writes it (VIES), or whose check digit is wrong. */
export function vatIdError(vatId: string | null | undefined, country: string): FieldError {
  if (vatId === null || vatId === undefined) return undefined
  const rules = countries.filter(({ codes }) => codes.includes(country))
  return rules.length > 0 && !checkVAT(vatId, rules).isValid ? 'invalidVatId' : undefined
}

/** A phone number that the numbering plan of its country does not know; without `+` it is a number of `country`. */
export function phoneError(number: string | null | undefined, country: string): FieldError {
  if (number === null || number === undefined) return undefined
  const home = isSupportedCountry(country) ? country : 'DE'
  return isValidPhoneNumber(number, home) ? undefined : 'invalidPhoneNumber'
}

/**
 * Refuses a form some of whose fields are at fault.
 * @param fieldErrors by the path of the field
 */
export function rejectFieldErrors(fieldErrors: Record<string, FieldError>): void {
  const fields: FieldErrors = {}
  for (const [path, code] of Object.entries(fieldErrors)) if (code !== undefined) fields[path] = [{ code }]
  if (Object.keys(fields).length > 0) throw new AppError('validationFailed', { fields })
}
