import { toleranceClassData } from '@normwerk/parts/trimming/tolerance-classes'
import type { Cents } from '@normwerk/pricing/money'
import { pricePosition } from '@normwerk/pricing/price-position'
import type { PositionRow } from './repository.ts'

/** A position with today's prices, all null when it is on request. */
export interface Line {
  row: PositionRow
  /** Of one piece, net. */
  price: Cents | null
  /** The same before the discounts of company and quantity. */
  listPrice: Cents | null
  /** Of the whole position, its certificate included. */
  totalPrice: Cents | null
  leadTimeDays: number
}

/** @param certificateSurcharge once per position that has an inspection certificate */
export function priceLine(row: PositionRow, certificateSurcharge: Cents): Line {
  const { position, listPrice } = row
  const trimming = position.toleranceClass === null ? null : toleranceClassData[position.toleranceClass]
  const leadTimeDays = row.leadTimeDays + (trimming?.extraLeadTimeDays ?? 0)
  if (listPrice === null) return { row, price: null, listPrice: null, totalPrice: null, leadTimeDays }
  const trimmingSurcharge = trimming?.surchargeCents ?? 0
  const { price, totalPrice } = pricePosition({
    quantity: position.quantity,
    listPrice,
    discountPercent: row.discountPercent ?? 0,
    scale: row.scale,
    trimmingSurcharge,
    certificateSurcharge: position.isThreeOne ? certificateSurcharge : 0,
  })
  return { row, price, listPrice: listPrice + trimmingSurcharge, totalPrice, leadTimeDays }
}
