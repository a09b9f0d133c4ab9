import type { MailRow } from '../mail/mail-reading.ts'

/** Where the texts of a mail stand in its rows; other lines stand behind them. */
export const mailFields = [
  'articleNo',
  'designation',
  'quantity',
  'toleranceClass',
  'changedLength',
  'comment',
] as const
export type MailTexts = Partial<Record<(typeof mailFields)[number], string>>

export function textsOf({ requested, quantity, tolerance }: MailRow): MailTexts {
  // A single word with a digit is a number, possibly a customer part number.
  const named = /^\S*\d\S*$/.test(requested) ? { articleNo: requested } : { designation: requested }
  return { ...named, quantity, toleranceClass: tolerance }
}
