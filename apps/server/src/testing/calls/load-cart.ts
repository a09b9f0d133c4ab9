import { cartFileEndpoints } from '@normwerk/contract/cart-file'
import * as z from 'zod/mini'
import type { Visitor } from '../visitor.ts'

export type LoadedCart = z.output<typeof cartFileEndpoints.load.output>

export const filePosition = {
  articleNo: 'AZH-6x200',
  changedLength: null,
  toleranceClass: null,
  isThreeOne: false,
  quantity: 1,
  commission: null,
  comment: null,
  customerOrderNumber: null,
  group: null,
}

export const fileHeader = { customerOrderNumber: null, commission: null, comment: null, deliveryType: 'Pickup' }

/** Writes a cart file with one position, apart from these fields. */
export function writeCartFile(changes: object): string {
  return JSON.stringify({
    format: 'normwerk-cart',
    version: 1,
    name: 'Form',
    savedAt: '2026-01-01T00:00:00.000Z',
    header: fileHeader,
    positions: [filePosition],
    ...changes,
  })
}

export const uploadCart = (visitor: Visitor, content: string | Buffer) =>
  visitor.upload('/api/cart/load', { name: 'a.normwerk', content })

/** Loads a file that the shop accepts. */
export async function loadCart(visitor: Visitor, content: string | Buffer): Promise<LoadedCart> {
  const { status, text } = await uploadCart(visitor, content)
  if (status !== 200) throw new Error(text)
  return z.parse(cartFileEndpoints.load.output, JSON.parse(text))
}
