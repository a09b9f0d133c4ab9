import { CustomerPartNumberField } from '@normwerk/contract/customer-part-number'
import type { LanguageCode } from '@normwerk/contract/language'
import { maxCustomerPartNumberLength } from '@normwerk/contract/limits'
import { translate } from '@normwerk/i18n/translate'

/** Returns in words why a cell of a file is no customer part number; a call rejects the same. */
export function checkNumber(ownNumber: string, language: LanguageCode): { reason: string } | undefined {
  if (CustomerPartNumberField.safeParse(ownNumber).success) return undefined
  const column = translate(language, 'import.ownNumber')
  if (ownNumber === '') return { reason: translate(language, 'import.cellMissing', { column }) }
  if (ownNumber.length > maxCustomerPartNumberLength) {
    return { reason: translate(language, 'import.cellTooLong', { column, limit: maxCustomerPartNumberLength }) }
  }
  return { reason: translate(language, 'import.cellUnreadable', { column }) }
}
