import type { Invoice } from './invoice.ts'

const day = 24 * 60 * 60 * 1000

/** Returns the last day on which to pay an invoice, `YYYY-MM-DD`. */
export function dueDate({ issueDate, paymentDays }: Pick<Invoice, 'issueDate' | 'paymentDays'>): string {
  return new Date(Date.parse(issueDate) + paymentDays * day).toISOString().slice(0, 10)
}
