import type { FieldCode } from '@normwerk/contract/errors'
import { checkVAT, countries } from 'jsvat-next'
import { isSupportedCountry, isValidPhoneNumber } from 'libphonenumber-js/min'
import { postcodeValidator, postcodeValidatorExistsForCountry } from 'postcode-validator'
import type { Queries } from '../../database/client.ts'
import { AppError, type Customer, type FieldErrors } from '../../http/call.ts'
import {
  type AddressRow,
  findInvoiceCountry,
  findShopCountry,
  isServed,
  lockAddressForKeyShare,
  readAddress,
} from './repository/addresses.ts'

interface Numbers {
  phoneNumber?: string | null | undefined
  mobilePhoneNumber?: string | null | undefined
  fax?: string | null | undefined
}

/** Returns the errors of a person's numbers; an unchanged number is not an error. */
export function numberErrors(
  sent: Numbers,
  country: string,
  before: Numbers | null,
): Record<keyof Numbers, FieldError> {
  const errorOf = (name: keyof Numbers) => (sent[name] === before?.[name] ? undefined : phoneError(sent[name], country))
  return {
    phoneNumber: errorOf('phoneNumber'),
    mobilePhoneNumber: errorOf('mobilePhoneNumber'),
    fax: errorOf('fax'),
  }
}

/** Does the same for the company's country; null: the shop's. */
export async function findNumberErrors(
  db: Queries,
  companyId: string | null,
  sent: Numbers,
  before: Numbers | null,
): Promise<Record<keyof Numbers, FieldError>> {
  return numberErrors(sent, await readHomeCountry(db, companyId), before)
}

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
  const fields = listFieldErrors(fieldErrors)
  if (Object.keys(fields).length > 0) throw new AppError('validationFailed', { fields })
}

/** Returns the errors of the fields that have one. */
export function listFieldErrors(fieldErrors: Record<string, FieldError>): FieldErrors {
  const fields: FieldErrors = {}
  for (const [path, code] of Object.entries(fieldErrors)) if (code !== undefined) fields[path] = [{ code }]
  return fields
}

/** Returns the errors of a place: a country that the shop does not deliver to, or an invalid postal code. */
export async function placeErrors(
  db: Queries,
  { zip, country }: { zip?: string | undefined; country: string },
): Promise<{ zip: FieldError; country: FieldError }> {
  return {
    zip: zip === undefined ? undefined : zipError(zip, country),
    country: (await isServed(db, country)) ? undefined : 'countryNotServed',
  }
}

/** Returns the country of a company's invoice address; null: the country of the shop. */
export async function readHomeCountry(db: Queries, companyId: string | null): Promise<string> {
  const country = await (companyId === null ? findShopCountry(db) : findInvoiceCountry(db, companyId))
  if (country === undefined) throw new Error('every company has an invoice address, and the shop a home')
  return country
}

/** Rejects an address that is no delivery address of the caller's own company. */
export async function checkDeliveryAddress(db: Queries, caller: Customer, id: string): Promise<void> {
  const { addressType } = await readAddress(db, caller.companyId, id)
  if (addressType !== 'Delivery') throw new AppError('entryNotFound')
}

/** Does the same for a cart that will refer to the address, and locks it against deletion. */
export async function lockDeliveryAddressForKeyShare(db: Queries, caller: Customer, id: string): Promise<void> {
  await lockAddressForKeyShare(db, id)
  await checkDeliveryAddress(db, caller, id)
}

/** Reads an address that users may edit; only staff edit the invoice address. */
export async function readDeliveryAddress(db: Queries, companyId: string, id: string): Promise<AddressRow> {
  const address = await readAddress(db, companyId, id)
  if (address.addressType !== 'Delivery') throw new AppError('forbidden')
  return address
}
