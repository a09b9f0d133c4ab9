import * as z from 'zod/mini'
import { askedPlace, givenPlace } from './address.ts'
import { line, optionalLine } from './common.ts'
import { Email } from './person.ts'

/** An IBAN with the right check digits (ISO 13616), without spaces. */
export function isIban(text: string): boolean {
  if (!/^[A-Z]{2}\d{2}[A-Z0-9]{11,30}$/.test(text)) return false
  const digits = `${text.slice(4)}${text.slice(0, 4)}`.replaceAll(/[A-Z]/g, (letter) =>
    String(letter.charCodeAt(0) - 55),
  )
  return BigInt(digits) % 97n === 1n
}

/** The company that runs the shop, as its documents name it. */
export const AskedSeller = z.strictObject({
  address: z.strictObject({ company: line(100), companyAddition: optionalLine(100), ...askedPlace }),
  vatId: line(20),
  taxNumber: optionalLine(30),
  contact: z.strictObject({ name: line(100), phoneNumber: line(40), email: Email }),
  bank: z.strictObject({
    name: line(100),
    iban: z
      .pipe(
        z.string().check(z.maxLength(60)),
        z.transform((typed) => typed.replaceAll(/\s/g, '').toUpperCase()),
      )
      .check(z.refine(isIban)),
    bic: z.string().check(z.trim(), z.toUpperCase(), z.regex(/^[A-Z]{6}[A-Z0-9]{2}(?:[A-Z0-9]{3})?$/)),
  }),
  website: line(200),
  /** Lines that the law demands on business letters: seat, register, managing directors. */
  legalLines: z.array(line(200)).check(z.maxLength(6)),
})
export type AskedSeller = z.output<typeof AskedSeller>

export const Seller = z.strictObject({
  address: z.strictObject({ company: z.string(), companyAddition: z.nullable(z.string()), ...givenPlace }),
  vatId: z.string(),
  taxNumber: z.nullable(z.string()),
  contact: z.strictObject({ name: z.string(), phoneNumber: z.string(), email: z.string() }),
  bank: z.strictObject({ name: z.string(), iban: z.string(), bic: z.string() }),
  website: z.string(),
  legalLines: z.array(z.string()),
})
export type Seller = z.output<typeof Seller>
