import type { AuditValue } from '@normwerk/contract/audit'
import { roles } from '@normwerk/contract/permissions'
import type { Translate } from '@normwerk/i18n/text'
import { roleTexts } from '../../shared/people/role-texts.ts'

export function isEmpty(value: AuditValue): boolean {
  return value === null || value === '' || (Array.isArray(value) && value.length === 0)
}

/**
 * Formats a value of the log for its reader: roles and countries by name, booleans as yes and no.
 * @param locale the language of the country names
 */
export function formatAuditValue(field: string, value: AuditValue, text: Translate, locale: string): string {
  if (isEmpty(value)) return '–'
  if (typeof value === 'boolean') return text(value ? 'audit.yes' : 'audit.no')
  if (Array.isArray(value)) return value.map((each) => formatWord(field, each, text)).join(', ')
  if (field === 'country' && /^[A-Z]{2}$/.test(String(value))) {
    return new Intl.DisplayNames(locale, { type: 'region' }).of(String(value)) ?? String(value)
  }
  return formatWord(field, String(value), text)
}

function formatWord(field: string, word: string, text: Translate): string {
  const role = field === 'roles' ? roles.find((each) => each === word) : undefined
  if (role !== undefined) return text(roleTexts[role].name)
  if (field === 'right' && (word === 'read' || word === 'edit'))
    return text(word === 'read' ? 'audit.rightRead' : 'audit.rightEdit')
  if (field === 'salutation' && (word === 'Mr' || word === 'Ms'))
    return text(word === 'Mr' ? 'shared.people.mr' : 'shared.people.ms')
  return word
}
