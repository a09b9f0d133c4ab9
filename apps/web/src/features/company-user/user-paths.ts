import type { Scope } from '../../shared/cart/scope.ts'

/** Where users are listed and where one is shown; `new` in place of his id: one to be invited. */
export const userPaths = {
  company: { list: '/company/users', one: '/company/users/$id' },
  shop: { list: '/administration/users', one: '/administration/users/$id' },
} as const satisfies Record<Scope, { list: string; one: string }>
