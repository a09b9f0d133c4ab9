import type { ToleranceClass } from '@normwerk/parts/article'
import { formatHeadFlats, type HeadFlats, parseHeadFlats } from '@normwerk/parts/configured-part'
import { type SQLWrapper, sql } from 'drizzle-orm'
import { boolean, check, customType, text } from 'drizzle-orm/pg-core'
import { length } from './columns.ts'

/** Flats on a head as a number has them, `R1F1.6`. */
export const headFlats = customType<{ data: HeadFlats; driverData: string }>({
  dataType: () => 'text',
  toDriver: formatHeadFlats,
  fromDriver(written) {
    const read = parseHeadFlats(written)
    if (read === null) throw new Error(`${written} is no flats on a head`)
    return read
  },
})

/** What is done to a part: a row with these columns is a `PartOptions`. */
export const partOptions = () => ({
  changedLength: length(),
  toleranceClass: text().$type<ToleranceClass>(),
  certificate: boolean('is_three_one').notNull().default(false),
  headFlats: headFlats(),
})

/** Only what `formatHeadFlats` writes, so that the same flats are the same text. */
export function checkHeadFlats(name: string, column: SQLWrapper) {
  return check(name, sql`${column} ~ '^(R1|R2|R2Q|R3|R4)F(0|[1-9][0-9]{0,2})([.][0-9]{0,2}[1-9])?$'`)
}
