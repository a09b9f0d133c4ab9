import type { Role } from '@normwerk/contract/permissions'
import { rejectFieldErrors } from '../address/country-errors.ts'

/** Staff have the one role that no user of a company has. */
export function checkRoles(companyId: string | null, roles: readonly Role[]): void {
  const fit = roles.every((role) => (role === 'GLOBAL_ADMIN') === (companyId === null))
  rejectFieldErrors({ roles: fit ? undefined : 'invalid' })
}
