import { maxOwnNumberLength, OwnNumberLine } from '@normwerk/contract/customer-article'
import type { LanguageCode } from '@normwerk/contract/language'
import { translate } from '@normwerk/i18n/translate'

/** Why a cell of a file is no own number, in words; a call is refused for the same. */
export function checkNumber(ownNumber: string, language: LanguageCode): { reason: string } | undefined {
  if (OwnNumberLine.safeParse(ownNumber).success) return undefined
  const column = translate(language, 'import.ownNumber')
  if (ownNumber === '') return { reason: translate(language, 'import.cellMissing', { column }) }
  if (ownNumber.length > maxOwnNumberLength) {
    return { reason: translate(language, 'import.cellTooLong', { column, limit: maxOwnNumberLength }) }
  }
  return { reason: translate(language, 'import.cellUnreadable', { column }) }
}
