import type { companyRoles, Role } from '@normwerk/contract/permissions'
import type { PlainTextId } from '@normwerk/i18n/text'

interface RolePreset {
  name: PlainTextId
  roles: readonly Role[]
}

/** The roles of a company's users, from what most have to what few have. */
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

/** Roles that usually go together, by what somebody does in his company. */
export const rolePresets: readonly RolePreset[] = [
  { name: 'company.presetDesigner', roles: ['SHOP_USER'] },
  { name: 'company.presetBuyer', roles: ['SHOP_USER', 'ORDER', 'OLD_ORDERS', 'OLD_INVOICES'] },
  { name: 'company.presetAccounting', roles: ['OLD_ORDERS', 'OLD_INVOICES'] },
  { name: 'company.presetAdministrator', roles: offeredRoles },
]

export function isSameRoles(one: readonly Role[], other: readonly Role[]): boolean {
  return one.length === other.length && one.every((role) => other.includes(role))
}

/** With the role or without it, in the order in which roles are told. */
export function toggleRole<R extends Role>(offered: readonly R[], held: readonly R[], role: R): R[] {
  return offered.filter((each) => (each === role) !== held.includes(each))
}

/** Ordering happens in the shop: without it there is no cart to order from. */
export function lacksShop(held: readonly Role[]): boolean {
  return held.includes('ORDER') && !held.includes('SHOP_USER')
}
