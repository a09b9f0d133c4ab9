import type { companyRoles, Role } from '@normwerk/contract/permissions'
import type { PlainTextId } from '@normwerk/i18n/text'

interface RolePreset {
  name: PlainTextId
  roles: readonly Role[]
}

/** The roles of a company's users, the most common ones first. */
export const offeredRoles = [
  'SHOP_USER',
  'ORDER',
  'OLD_ORDERS',
  'OLD_INVOICES',
  'ADMIN',
] as const satisfies (typeof companyRoles)[number][]

const rolesInOrder: readonly Role[] = [...offeredRoles, 'GLOBAL_ADMIN']

export function sortRoles(held: readonly Role[]): Role[] {
  return rolesInOrder.filter((role) => held.includes(role))
}

/** Common combinations of roles, by the user's task in the company. */
export const rolePresets: readonly RolePreset[] = [
  { name: 'shared.people.presetDesigner', roles: ['SHOP_USER'] },
  { name: 'shared.people.presetBuyer', roles: ['SHOP_USER', 'ORDER', 'OLD_ORDERS', 'OLD_INVOICES'] },
  { name: 'shared.people.presetAccounting', roles: ['OLD_ORDERS', 'OLD_INVOICES'] },
  { name: 'shared.people.presetAdministrator', roles: offeredRoles },
]

export function isSameRoles(one: readonly Role[], other: readonly Role[]): boolean {
  return one.length === other.length && one.every((role) => other.includes(role))
}

/** Adds or removes a role and keeps the order in which roles are listed. */
export function toggleRole<R extends Role>(offered: readonly R[], held: readonly R[], role: R): R[] {
  return offered.filter((each) => (each === role) !== held.includes(each))
}

/** Ordering needs the shop role: without it there is no cart. */
export function lacksShop(held: readonly Role[]): boolean {
  return held.includes('ORDER') && !held.includes('SHOP_USER')
}
