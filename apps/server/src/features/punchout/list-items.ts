import type { Cart, CartPosition } from '@normwerk/contract/cart'
import type { LanguageCode } from '@normwerk/contract/language'
import type { OciItem, OciProfile } from '@normwerk/documents/oci/write-fields'
import { translate } from '@normwerk/i18n/translate'
import { readMoney } from '@normwerk/pricing/money'
import { AppError } from '../../http/app-error.ts'
import type { CompanyAccount } from './repository/accounts.ts'

const dayMs = 24 * 60 * 60 * 1000

interface View {
  language: LanguageCode
  now: Date
}

/**
 * Lists the positions of a cart as items for a purchasing system.
 * @throws AppError unless all of them can be ordered
 */
export function listItems({ cartPositions, currency }: Cart, view: View): OciItem[] {
  if (cartPositions.length === 0) throw new AppError('cartEmpty')
  if (cartPositions.some(({ discontinued }) => discontinued)) throw new AppError('partDiscontinued')
  return cartPositions.map((position) => describe(position, currency, view))
}

function describe(position: CartPosition, currency: string, { language, now }: View): OciItem {
  const { articleNo, description, ownNumber: customerPartNumber, quantity, shipDate } = position
  const price = readMoney(position.price ?? '')
  const totalPrice = readMoney(position.totalPrice ?? '')
  if (price === null || totalPrice === null) throw new AppError('priceOnRequest')
  const leadTimeDays = shipDate === null ? position.leadTimeDays : daysUntil(shipDate, now)
  const notes = listNotes(position, language)
  return { articleNo, description, notes, customerPartNumber, quantity, price, totalPrice, currency, leadTimeDays }
}

/** What the buyer wrote to the position, and the configuration to which it belongs. */
function listNotes(position: CartPosition, language: LanguageCode): string[] {
  const { configurationName, customerOrderNumber, commission, comment } = position
  return [
    ...(configurationName === null
      ? []
      : [translate(language, 'punchout.noteConfiguration', { name: configurationName })]),
    ...(customerOrderNumber === null
      ? []
      : [translate(language, 'punchout.noteOrder', { number: customerOrderNumber })]),
    ...(commission === null ? [] : [translate(language, 'punchout.noteCommission', { commission })]),
    ...(comment === null ? [] : [comment]),
  ]
}

function daysUntil(date: string, now: Date): number {
  return Math.ceil((Date.parse(date) - now.getTime()) / dayMs)
}

/** What the purchasing system of a company expects. */
export function profileOf({ account, company }: Pick<CompanyAccount, 'account' | 'company'>): OciProfile {
  return {
    pieceUnit: account?.pieceUnit ?? 'PCE',
    vendor: company.supplierNumber,
    materialGroup: account?.materialGroup ?? null,
    sendsCustomerPartNumbers: account?.sendsOwnNumbers ?? false,
  }
}
