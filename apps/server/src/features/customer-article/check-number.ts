import type { LanguageCode } from '@normwerk/contract/language'
import { translate } from '@normwerk/i18n/translate'

const limit = 60

/** Why a cell of a file is no own number, in words; a call is checked by the contract to the same effect. */
export function checkNumber(ownNumber: string, language: LanguageCode): { reason: string } | undefined {
  const column = translate(language, 'import.ownNumber')
  if (ownNumber === '') return { reason: translate(language, 'import.cellMissing', { column }) }
  if (ownNumber.length > limit) return { reason: translate(language, 'import.cellTooLong', { column, limit }) }
  if (/\p{Cc}/u.test(ownNumber) || !ownNumber.isWellFormed()) {
    return { reason: translate(language, 'import.cellUnreadable', { column }) }
  }
  return undefined
}
