/** Roles of a company's users. The shop's staff have GLOBAL_ADMIN. */
export const companyRoles = ['ADMIN', 'SHOP_USER', 'ORDER', 'OLD_ORDERS', 'OLD_INVOICES'] as const
export const roles = [...companyRoles, 'GLOBAL_ADMIN'] as const
export type Role = (typeof roles)[number]

/** Roles of a session: those of its user, or that of a visit from a purchasing system, which no user has. */
export const sessionRoles = [...roles, 'PUNCHOUT'] as const
export type SessionRole = (typeof sessionRoles)[number]

export function isUserRole(role: SessionRole): role is Role {
  return role !== 'PUNCHOUT'
}

type Needed = SessionRole | readonly SessionRole[] | 'anonymous' | 'session' | 'user'

/** Who has each permission: everybody, every session, every signed-in person, or the holders of a role. */
export const grants = {
  'catalogue.browse': 'anonymous',
  'account.signIn': 'anonymous',
  'account.read': 'session',
  'account.use': 'user',
  'account.register': 'anonymous',
  'price.see': ['SHOP_USER', 'PUNCHOUT'],
  'cad.download': ['SHOP_USER', 'PUNCHOUT'],
  'cart.use': ['SHOP_USER', 'PUNCHOUT'],
  /** Several carts, and all that a buyer keeps or begins beside them: projects, favourites, addresses, inquiries. */
  'cart.keep': 'SHOP_USER',
  'punchout.transfer': 'PUNCHOUT',
  'address.edit': 'SHOP_USER',
  'order.submit': 'ORDER',
  'order.history': 'OLD_ORDERS',
  'order.invoices': 'OLD_INVOICES',
  'company.manage': 'ADMIN',
  'catalogue.flag': 'GLOBAL_ADMIN',
  'shop.administer': 'GLOBAL_ADMIN',
} as const satisfies Record<string, Needed>

export type Permission = keyof typeof grants

/** Whether a caller with these roles (`null`: not signed in) has the permission. */
export function may(held: readonly SessionRole[] | null, permission: Permission): boolean {
  const needed: Needed = grants[permission]
  if (needed === 'anonymous') return true
  if (held === null) return false
  if (needed === 'session') return true
  if (needed === 'user') return held.every(isUserRole)
  return typeof needed === 'string' ? held.includes(needed) : needed.some((role) => held.includes(role))
}
