import { mapRemarks } from '@normwerk/parts/remarks'
import { bigint, numeric, text, timestamp, uuid } from 'drizzle-orm/pg-core'

/** UUIDv7, created by the server. */
export const id = () => uuid().primaryKey()

/** Whole cents. */
export const money = () => bigint({ mode: 'number' })

export const instant = () => timestamp({ withTimezone: true, mode: 'date' })

export const createdAt = () => instant().notNull().defaultNow()

/** Millimetres in steps of 0.01. */
export const length = () => numeric({ precision: 8, scale: 2, mode: 'number' })

export const remarks = () => mapRemarks(() => text())

/** Of users and of people who register. */
export const person = () => ({
  salutation: text().$type<'Mr' | 'Ms'>(),
  title: text(),
  firstName: text().notNull(),
  lastName: text().notNull(),
  phoneNumber: text(),
  mobilePhoneNumber: text(),
  fax: text(),
})
