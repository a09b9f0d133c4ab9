import type { ToleranceClass } from '@normwerk/parts/article'
import { type Machining, machiningKeys } from '@normwerk/parts/configured-part'
import { machiningKinds } from '@normwerk/parts/machining/machining-kinds'
import { type SpecialKey, type SpecialValue, specialKeys } from '@normwerk/parts/machining/special-machining'
import { and, type Column, type SQLWrapper, sql } from 'drizzle-orm'
import { toSnakeCase } from 'drizzle-orm/casing'
import { boolean, check, customType, text } from 'drizzle-orm/pg-core'
import { length } from './columns.ts'

/** Creates a column of special machining in the form of an article number, `R1F1.6`. */
function special<Key extends SpecialKey>(key: Key) {
  const { format, parse } = machiningKinds[key]
  return customType<{ data: SpecialValue<Key>; driverData: string }>({
    dataType: () => 'text',
    toDriver: format,
    fromDriver(written) {
      const read = parse(written)
      if (read === null) throw new Error(`${written} is no ${key}`)
      return read
    },
  })()
}

/** Columns of the machining of a part: a row with them is a `Machining`. */
export const machining = () => ({
  changedLength: length(),
  headFlats: special('headFlats'),
  reducedHead: special('reducedHead'),
  tip: special('tip'),
  engraving: special('engraving'),
})

/** Columns of the options of a part: a row with them is a `PartOptions`. */
export const partOptions = () => ({
  ...machining(),
  toleranceClass: text().$type<ToleranceClass>(),
  certificate: boolean('is_three_one').notNull().default(false),
})

/** Allows only what the formatters of `packages/parts` write, so that the same machining is always the same text. */
export function machiningChecks(table: string, columns: Record<SpecialKey, SQLWrapper>) {
  return specialKeys.map((key) => {
    const pattern = sql.raw(`'${machiningKinds[key].pattern}'`)
    return check(`${table}_${toSnakeCase(key)}`, sql`${columns[key]} ~ ${pattern}`)
  })
}

type MachiningColumns = Record<keyof Machining, Column>

/** Whether a row has this machining. */
export function hasMachining(row: MachiningColumns, requested: Machining) {
  return and(
    ...machiningKeys.map((key) => sql`${row[key]} is not distinct from ${sql.param(requested[key], row[key])}`),
  )
}

/** Whether two rows have the same machining. */
export function hasSameMachining(one: MachiningColumns, other: MachiningColumns) {
  return and(...machiningKeys.map((key) => sql`${one[key]} is not distinct from ${other[key]}`))
}
