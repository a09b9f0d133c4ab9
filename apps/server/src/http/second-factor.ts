import type { Role } from '@normwerk/contract/permissions'
import type { Settings } from '../settings.ts'

/**
 * Whether users with these roles may do nothing without a second factor but set one up.
 * @param company theirs; null for the shop's staff
 */
export function requiresSecondFactor(
  { requiresSecondFactorOfStaff }: Settings,
  roles: readonly Role[],
  company: { requireSecondFactor: boolean } | null,
): boolean {
  return company?.requireSecondFactor === true || (requiresSecondFactorOfStaff && roles.includes('GLOBAL_ADMIN'))
}
