interface Selection {
  chosen: ReadonlySet<string>
  /** Where a range begins: chosen or dropped last. */
  anchor: string | null
}

export const nothingSelected: Selection = { chosen: new Set(), anchor: null }

interface Choice {
  id: string
  /** With the shift key: everything from the anchor on. */
  range: boolean
  /** Ids as they are shown. */
  order: readonly string[]
}

/** Turns one choice round, or makes a range like the new state of its end. */
export function select({ chosen, anchor }: Selection, { id, range, order }: Choice): Selection {
  const next = new Set(chosen)
  const chooses = !chosen.has(id)
  const from = anchor === null ? -1 : order.indexOf(anchor)
  const to = order.indexOf(id)
  const ids = range && from >= 0 ? order.slice(Math.min(from, to), Math.max(from, to) + 1) : [id]
  for (const each of ids) {
    if (chooses) next.add(each)
    else next.delete(each)
  }
  return { chosen: next, anchor: id }
}

/** Chooses all that are shown, or drops them where they are chosen; the others stay as they are. */
export function selectAll({ chosen }: Selection, order: readonly string[]): Selection {
  const shown = new Set(order)
  return { chosen: shown.isSubsetOf(chosen) ? chosen.difference(shown) : chosen.union(shown), anchor: null }
}
