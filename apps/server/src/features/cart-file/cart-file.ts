import { text } from '@normwerk/contract/common'
import { toleranceClasses } from '@normwerk/parts/article'
import * as z from 'zod/mini'
import { AppError } from '../../http/app-error.ts'

/** More than any setting of the shop allows. */
const largestQuantity = 999_999
/** More than anybody orders at once. */
const mostPositions = 10_000

const Reference = z.nullable(text(60))

const Position = z.strictObject({
  /** Of the part as it is stocked. */
  articleNo: text(80).check(z.minLength(1)),
  changedLength: z.nullable(z.number().check(z.positive())),
  toleranceClass: z.nullable(z.enum(toleranceClasses)),
  isThreeOne: z.boolean(),
  /** Empty is one, as everywhere. */
  quantity: z.nullable(z.int().check(z.gte(1), z.lte(largestQuantity))),
  commission: Reference,
  comment: z.nullable(text(2000)),
  customerOrderNumber: Reference,
  /** Positions of one number were configured together. */
  group: z.nullable(z.int().check(z.gte(1))),
})

/** A cart as the shop keeps it outside: nothing that is true only here or today, no ids and no prices. */
export const CartFile = z.strictObject({
  format: z.literal('normwerk-cart'),
  version: z.literal(1),
  name: text(100).check(z.refine((name) => name.trim() !== '')),
  savedAt: z.iso.datetime(),
  header: z.strictObject({
    customerOrderNumber: Reference,
    commission: Reference,
    comment: z.nullable(text(2000)),
    deliveryType: z.enum(['StandardDelivery', 'Pickup']),
  }),
  positions: z.array(Position).check(z.maxLength(mostPositions)),
})
export type CartFile = z.output<typeof CartFile>
export type FilePosition = CartFile['positions'][number]

/** @throws AppError NOT_SUPPORTED_FILE for anything but a whole file of this version */
export function parseCartFile(content: Buffer): CartFile {
  const parsed = CartFile.safeParse(readJson(content))
  if (!parsed.success) throw new AppError('NOT_SUPPORTED_FILE')
  return parsed.data
}

function readJson(content: Buffer): unknown {
  try {
    return JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(content))
  } catch (cause) {
    throw new AppError('NOT_SUPPORTED_FILE', { cause })
  }
}
