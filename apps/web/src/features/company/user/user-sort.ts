import type { UserSort } from '@normwerk/contract/company/user'
import type { PlainTextId } from '@normwerk/i18n/text'

export const sortTexts = {
  name: 'company.sortName',
  '-name': 'company.sortNameDown',
  email: 'company.sortEmail',
  '-email': 'company.sortEmailDown',
  company: 'company.sortCompany',
  '-company': 'company.sortCompanyDown',
  lastLoginAt: 'company.sortLoginOldest',
  '-lastLoginAt': 'company.sortLoginNewest',
  createdAt: 'company.sortOldest',
  '-createdAt': 'company.sortNewest',
} satisfies Record<UserSort, PlainTextId>
