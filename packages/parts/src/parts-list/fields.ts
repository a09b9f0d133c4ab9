/** The machining that only lists of the shop itself have a column of. */
export const machiningFields = ['headFlats'] as const

/** Columns that say what is done to a part. */
export const optionFields = ['changedLength', 'toleranceClass', 'isThreeOne', ...machiningFields] as const

/** Columns that name a part. */
export const partFields = ['articleNo', 'designation', ...optionFields] as const

/** The columns that a parts list may have; named as in the calls that import it. */
export const partsListFields = [
  'articleNo',
  'designation',
  'quantity',
  ...optionFields,
  'commission',
  'comment',
  'customerOrderNumber',
  'group',
] as const
export type PartsListField = (typeof partsListFields)[number]

/** More would be no list any more. */
export const maxColumnsOfField = 20

/** Which columns hold what, counted from 0; what is spread over several is joined in their order. */
export type Columns = Partial<Record<PartsListField, number[]>>
