import type { CartPosition } from '@normwerk/contract/cart'
import type { ChangePositions } from '@normwerk/contract/cart-position'

export const remarkKeys = ['customerOrderNumber', 'commission', 'comment'] as const
export type Remark = (typeof remarkKeys)[number]

interface RemarkEntry {
  typed: string
  /** Takes away what the positions have. */
  empties: boolean
}

/** Only what was filled in or is to be emptied: the positions keep the rest. */
export function remarksToSet(entry: Record<Remark, RemarkEntry>): Pick<ChangePositions, Remark> {
  const remarks: Pick<ChangePositions, Remark> = {}
  for (const key of remarkKeys) {
    const typed = entry[key].typed.trim()
    if (entry[key].empties) remarks[key] = null
    else if (typed !== '') remarks[key] = typed
  }
  return remarks
}

/** What all positions say, `null` where none says anything; undefined where they differ. */
export function sharedRemark(positions: readonly Pick<CartPosition, Remark>[], key: Remark): string | null | undefined {
  const values = new Set(positions.map((position) => position[key] || null))
  const [value = null] = values
  return values.size > 1 ? undefined : value
}
