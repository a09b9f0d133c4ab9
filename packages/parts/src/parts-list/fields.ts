/** The columns that a parts list may have; named as in the calls that import it. */
export type PartsListField =
  | 'articleNo'
  | 'designation'
  | 'quantity'
  | 'changedLength'
  | 'toleranceClass'
  | 'isThreeOne'
  | 'headFlats'
  | 'commission'
  | 'comment'
  | 'customerOrderNumber'
  | 'group'

/** More would be no list any more. */
export const mostColumnsOfField = 20

/** Which columns hold what, counted from 0; what is spread over several is joined in their order. */
export type Columns = Partial<Record<PartsListField, number[]>>
