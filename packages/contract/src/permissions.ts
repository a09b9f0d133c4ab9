/** Roles of a company's users. The shop's staff have GLOBAL_ADMIN. */
export const companyRoles = ['ADMIN', 'SHOP_USER', 'ORDER', 'OLD_ORDERS', 'OLD_INVOICES'] as const
export const roles = [...companyRoles, 'GLOBAL_ADMIN'] as const
export type Role = (typeof roles)[number]

/** Who has each permission: everybody, every signed-in user, or the holders of one role. */
export const grants = {
  'catalogue.browse': 'anonymous',
  'account.signIn': 'anonymous',
  'account.use': 'user',
  'account.register': 'anonymous',
  'price.see': 'SHOP_USER',
  'cad.download': 'SHOP_USER',
  'cart.use': 'SHOP_USER',
  'address.edit': 'SHOP_USER',
  'order.submit': 'ORDER',
  'order.history': 'OLD_ORDERS',
  'order.invoices': 'OLD_INVOICES',
  'company.manage': 'ADMIN',
  'catalogue.flag': 'GLOBAL_ADMIN',
  'shop.administer': 'GLOBAL_ADMIN',
} as const satisfies Record<string, Role | 'anonymous' | 'user'>

export type Permission = keyof typeof grants

/** Whether a caller with these roles (`null`: not signed in) has the permission. */
export function may(held: readonly Role[] | null, permission: Permission): boolean {
  const needed = grants[permission]
  if (needed === 'anonymous') return true
  if (held === null) return false
  return needed === 'user' || held.includes(needed)
}
