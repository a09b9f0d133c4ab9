import type { ChangePositions } from '@normwerk/contract/cart/position'
import { type Remark, type Remarks, remarkKeys } from '@normwerk/parts/remarks'

interface RemarkEntry {
  typed: string
  /** Deletes this remark of the positions. */
  empties: boolean
}

/** Returns only the remarks that were filled in or are to be emptied. The positions keep the others. */
export function remarksToSet(entry: Record<Remark, RemarkEntry>): Pick<ChangePositions, Remark> {
  const remarks: Pick<ChangePositions, Remark> = {}
  for (const key of remarkKeys) {
    const typed = entry[key].typed.trim()
    if (entry[key].empties) remarks[key] = null
    else if (typed !== '') remarks[key] = typed
  }
  return remarks
}

/** Returns the remark that all positions share, `null` if none has one, and undefined if they differ. */
export function sharedRemark(positions: readonly Remarks[], key: Remark): string | null | undefined {
  const values = new Set(positions.map((position) => position[key] || null))
  const [value = null] = values
  return values.size > 1 ? undefined : value
}
