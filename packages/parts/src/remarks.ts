/** What a buyer writes to a position or to a whole cart, in the order of forms, tables and texts. */
export const remarkKeys = ['customerOrderNumber', 'commission', 'comment'] as const
export type Remark = (typeof remarkKeys)[number]
export type Remarks = Record<Remark, string | null>

/** Longest remarks, in characters; with a longer one a whole parts list would be rejected. */
export const maxRemarkLengths: Record<Remark, number> = { customerOrderNumber: 60, commission: 60, comment: 2000 }

/** Returns a record with a value for each remark. */
export function mapRemarks<Value>(valueFor: (remark: Remark) => Value): Record<Remark, Value> {
  return {
    customerOrderNumber: valueFor('customerOrderNumber'),
    commission: valueFor('commission'),
    comment: valueFor('comment'),
  }
}

export const noRemarks: Remarks = mapRemarks(() => null)

/** Returns only the remarks of an object with more fields. */
export function remarksOf(all: Remarks): Remarks {
  return mapRemarks((remark) => all[remark])
}
