import type { ToleranceClass } from '@normwerk/parts/article'
import {
  formatHeadFlats,
  type HeadFlats,
  type Machining,
  machiningKeys,
  parseHeadFlats,
} from '@normwerk/parts/configured-part'
import { and, type Column, type SQLWrapper, sql } from 'drizzle-orm'
import { boolean, check, customType, text } from 'drizzle-orm/pg-core'
import { length } from './columns.ts'

/** Flats on a head in the form of an article number, `R1F1.6`. */
const headFlats = customType<{ data: HeadFlats; driverData: string }>({
  dataType: () => 'text',
  toDriver: formatHeadFlats,
  fromDriver(written) {
    const read = parseHeadFlats(written)
    if (read === null) throw new Error(`${written} is no flats on a head`)
    return read
  },
})

/** Columns of the machining of a part: a row with them is a `Machining`. */
export const machining = () => ({ changedLength: length(), headFlats: headFlats() })

/** Columns of the options of a part: a row with them is a `PartOptions`. */
export const partOptions = () => ({
  ...machining(),
  toleranceClass: text().$type<ToleranceClass>(),
  certificate: boolean('is_three_one').notNull().default(false),
})

/** Allows only what the formatters of `packages/parts` write, so that the same machining is always the same text. */
export function machiningChecks(table: string, { headFlats: flats }: Record<keyof Machining, SQLWrapper>) {
  return [check(`${table}_head_flats`, sql`${flats} ~ '^(R1|R2|R2Q|R3|R4)F(0|[1-9][0-9]{0,2})([.][0-9]{0,2}[1-9])?$'`)]
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
