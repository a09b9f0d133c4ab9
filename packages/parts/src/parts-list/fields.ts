import { specialKeys } from '../machining/special-machining.ts'
import { remarkKeys } from '../remarks.ts'

/** Columns of the options of a part. Only lists of the shop itself have one for special machining. */
export const optionFields = ['changedLength', 'toleranceClass', 'isThreeOne', ...specialKeys] as const

/** Columns that name a part with its options. */
export const partFields = ['articleNo', 'designation', ...optionFields] as const

/** The fields of a parts list, with the names of the calls that import it. */
export const partsListFields = [
  'articleNo',
  'designation',
  'quantity',
  ...optionFields,
  ...remarkKeys,
  'group',
] as const
export type PartsListField = (typeof partsListFields)[number]

/** Most columns of one field. */
export const maxColumnsOfField = 20

/** The columns of each field, counted from 0. The texts of several columns are joined in their order. */
export type Columns = Partial<Record<PartsListField, number[]>>
