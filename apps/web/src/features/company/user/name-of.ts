import type { ManagedUser } from '@normwerk/contract/company/user'

export function nameOf({ firstName, lastName }: Pick<ManagedUser, 'firstName' | 'lastName'>): string {
  return `${firstName} ${lastName}`
}
