import type { Scope } from '../../../shared/cart/scope.ts'

/** The paths of the list and of one user; `new` in place of the id invites a user. */
export const userPaths = {
  company: { list: '/company/users', one: '/company/users/$id' },
  shop: { list: '/administration/users', one: '/administration/users/$id' },
} as const satisfies Record<Scope, { list: string; one: string }>
