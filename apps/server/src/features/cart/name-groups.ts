import type { Ids } from '../../infrastructure/ids.ts'

/** An id of its own for each group of positions that come to a cart. */
export function nameGroups<Group extends string | number>(
  ids: Ids,
  groups: readonly (Group | null)[],
): (group: Group | null) => string | null {
  const named = new Map<Group | null, string>()
  for (const group of new Set(groups)) if (group !== null) named.set(group, ids.next())
  return (group) => named.get(group) ?? null
}
