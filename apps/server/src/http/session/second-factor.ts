import type { SessionRole } from '@normwerk/contract/permissions'
import type { Settings } from '../../settings.ts'

/**
 * Whether users with these roles may do nothing without a second factor but set one up. A purchasing system has none.
 * @param company theirs; null for the shop's staff
 */
export function requiresSecondFactor(
  { requiresSecondFactorOfStaff }: Settings,
  roles: readonly SessionRole[],
  company: { requireSecondFactor: boolean } | null,
): boolean {
  if (roles.includes('PUNCHOUT')) return false
  return company?.requireSecondFactor === true || (requiresSecondFactorOfStaff && roles.includes('GLOBAL_ADMIN'))
}
