interface Selection {
  chosen: ReadonlySet<string>
  /** Where a range begins: the position that was clicked last. */
  anchor: string | null
}

export const nothingSelected: Selection = { chosen: new Set(), anchor: null }

interface Choice {
  id: string
  /** With the Shift key: everything from the anchor on. */
  range: boolean
  /** Ids in the order shown. */
  order: readonly string[]
}

/** Toggles one position, or gives a range the new state of its end. */
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

/** Selects all shown positions, or deselects them if all are selected. The others stay as they are. */
export function selectAll({ chosen }: Selection, order: readonly string[]): Selection {
  const shown = new Set(order)
  return { chosen: shown.isSubsetOf(chosen) ? chosen.difference(shown) : chosen.union(shown), anchor: null }
}
