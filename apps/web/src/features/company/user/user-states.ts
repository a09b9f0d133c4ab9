import type { ManagedUser, UserStatus } from '@normwerk/contract/company/user'

/** Returns all states of a user, as in the list's filter: a user may be locked and still invited. */
export function statesOf({ enabled, locked, invited }: Pick<ManagedUser, 'enabled' | 'locked' | 'invited'>) {
  const states: [holds: boolean, state: UserStatus][] = [
    [locked, 'locked'],
    [!enabled, 'disabled'],
    [invited, 'invited'],
  ]
  const held = states.filter(([holds]) => holds).map(([, state]) => state)
  return held.length === 0 ? (['active'] satisfies UserStatus[]) : held
}
