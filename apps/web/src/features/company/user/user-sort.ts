import type { UserSort } from '@normwerk/contract/company/user'
import type { PlainTextId } from '@normwerk/i18n/text'

export const sortTexts = {
  name: 'company.user.sortName',
  '-name': 'company.user.sortNameDown',
  email: 'company.user.sortEmail',
  '-email': 'company.user.sortEmailDown',
  company: 'company.user.sortCompany',
  '-company': 'company.user.sortCompanyDown',
  roles: 'company.user.sortRoles',
  '-roles': 'company.user.sortRolesDown',
  status: 'company.user.sortStatus',
  '-status': 'company.user.sortStatusDown',
  lastLoginAt: 'company.user.sortLoginOldest',
  '-lastLoginAt': 'company.user.sortLoginNewest',
  createdAt: 'company.user.sortOldest',
  '-createdAt': 'company.user.sortNewest',
} satisfies Record<UserSort, PlainTextId>
