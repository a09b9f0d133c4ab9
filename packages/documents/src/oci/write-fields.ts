import type { PieceUnit } from '@normwerk/contract/punchout'
import type { Cents } from '@normwerk/pricing/money'
import { type FieldKey, fieldForms, fieldKeys, fieldName } from './field-forms.ts'

/** A position as a purchasing system gets it. */
export interface OciItem {
  /** The article number with its options, by which the part can be ordered again. */
  articleNo: string
  /** The part in words. */
  description: string
  /** What else the buyer should read of it, one line each. */
  notes: readonly string[]
  /** The number that the buyer's company has given the part. */
  customerPartNumber: string | null
  quantity: number
  /** Net price of one piece. */
  price: Cents
  /** Net price of all pieces, with what is charged once. */
  totalPrice: Cents
  /** ISO 4217. */
  currency: string
  /** Calendar days until it is sent. */
  leadTimeDays: number
}

/** What the buyer's purchasing system expects. */
export interface OciProfile {
  pieceUnit: PieceUnit
  /** The number that it has for the shop. */
  vendor: string | null
  materialGroup: string | null
  /** It knows the own numbers of the company as its material numbers. */
  sendsCustomerPartNumbers: boolean
}

export interface OciField {
  name: string
  value: string
}

/** Writes the fields of a transfer. Items count from 1; a field without a value is left out. */
export function writeOciFields(items: readonly OciItem[], profile: OciProfile): OciField[] {
  return items.flatMap((item, index) =>
    listValues(item, profile).map(([key, value]) => ({ name: fieldName(key, index + 1), value })),
  )
}

function listValues(item: OciItem, profile: OciProfile): [FieldKey, string][] {
  const values = valuesOf(item, profile)
  return fieldKeys.flatMap((key): [FieldKey, string][] => {
    const value = values[key]
    return value === null ? [] : [[key, value]]
  })
}

function valuesOf(item: OciItem, profile: OciProfile): Record<FieldKey, string | null> {
  const { articleNo, quantity, currency, leadTimeDays } = item
  const { price, priceUnit } = priceOf(item)
  return {
    DESCRIPTION: shorten(`${articleNo} ${item.description}`, 'DESCRIPTION'),
    MATNR: profile.sendsCustomerPartNumbers ? whole(item.customerPartNumber, 'MATNR') : null,
    QUANTITY: formatThousandths(quantity * 1000),
    UNIT: profile.pieceUnit,
    PRICE: formatThousandths(price * 10),
    CURRENCY: currency,
    PRICEUNIT: priceUnit === 1 ? null : String(priceUnit),
    LEADTIME: String(Math.max(0, Math.ceil(leadTimeDays))),
    LONGTEXT: [`${articleNo}, ${item.description}`, ...item.notes].map(plain).join('\n'),
    VENDOR: whole(profile.vendor, 'VENDOR'),
    VENDORMAT: whole(articleNo, 'VENDORMAT'),
    MATGROUP: whole(profile.materialGroup, 'MATGROUP'),
    EXT_PRODUCT_ID: whole(articleNo, 'EXT_PRODUCT_ID'),
  }
}

/**
 * A purchasing system multiplies price and quantity. Where something is charged once, such as a certificate, no price of a
 * piece gives the total to the cent, so all pieces together are the unit of the price.
 */
function priceOf({ price, totalPrice, quantity }: OciItem): { price: Cents; priceUnit: number } {
  return price * quantity === totalPrice ? { price, priceUnit: 1 } : { price: totalPrice, priceUnit: quantity }
}

/** Formats with a point and exactly three decimals. */
function formatThousandths(thousandths: number): string {
  const digits = String(thousandths).padStart(4, '0')
  return `${digits.slice(0, -3)}.${digits.slice(-3)}`
}

/** A shortened number would name another part, so a number that is too long is left out; the long text has it. */
function whole(text: string | null, key: FieldKey): string | null {
  const value = plain(text ?? '')
  return value === '' || value.length > (fieldForms[key].maxLength ?? Number.POSITIVE_INFINITY) ? null : value
}

/** Cuts a text at the end of a word, if that leaves most of it, and never inside a character. */
function shorten(text: string, key: FieldKey): string {
  const value = plain(text)
  const maxLength = fieldForms[key].maxLength ?? value.length
  if (value.length <= maxLength) return value
  const cut = value
    .slice(0, maxLength)
    .toWellFormed()
    .replace(/\uFFFD$/, '')
  const lastSpace = value.charAt(cut.length) === ' ' ? -1 : cut.lastIndexOf(' ')
  return (lastSpace > maxLength / 2 ? cut.slice(0, lastSpace) : cut).replace(/[\s,]+$/, '')
}

/** One line without control characters and without characters that change the direction of text. */
function plain(text: string): string {
  return text
    .toWellFormed()
    .replaceAll(/[\p{Cc}\p{Zl}\p{Zp}\p{Bidi_Control}\s]+/gu, ' ')
    .trim()
}
