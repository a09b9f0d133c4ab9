import { readMail } from '../parts-list/pasted-text/mail/read-mail.ts'

/** Reads the parts of a mail: `4 × AZH-6x200`, or without a quantity `AZH-6x200`. */
export function readMailParts(text: string): string[] {
  return readMail(text).map(({ requested, quantity }) => (quantity === '' ? requested : `${quantity} × ${requested}`))
}
