import type { AuditValue } from '@normwerk/contract/audit'
import type { Translate } from '@normwerk/i18n/text'
import { translate } from '@normwerk/i18n/translate'
import { expect, test } from 'vitest'
import { formatAuditValue } from './format-value.ts'

const text: Translate = (id, ...params) => translate('en', id, ...params)

test.each<[field: string, value: AuditValue, reported: string]>([
  ['roles', ['SHOP_USER', 'ORDER'], 'Shop, Ordering'],
  ['roles', ['RETIRED_ROLE'], 'RETIRED_ROLE'],
  ['roles', [], '–'],
  ['locked', true, 'Yes'],
  ['enabled', false, 'No'],
  ['salutation', 'Ms', 'Ms'],
  ['country', 'AT', 'Österreich'],
  ['country', 'nowhere', 'nowhere'],
  ['fieldService', ['Karla', 'k@example.com', '1'], 'Karla, k@example.com, 1'],
  ['title', null, '–'],
  ['unknownField', 7, '7'],
])('%s %j', (field, value, reported) => {
  expect(formatAuditValue(field, value, text, 'de-DE')).toBe(reported)
})
