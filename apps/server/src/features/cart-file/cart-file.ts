import { askedMachining } from '@normwerk/contract/asked-options'
import { maxPositions } from '@normwerk/contract/cart'
import { line, text } from '@normwerk/contract/common'
import { ConfiguratorSettings, maxArticles } from '@normwerk/contract/configurator'
import {
  maxArticleNumberLength,
  maxCartNameLength,
  maxConfigurationNameLength,
  maxCostCentreLength,
} from '@normwerk/contract/limits'
import { givenOptions } from '@normwerk/contract/part-options'
import { mapRemarks, maxRemarkLengths } from '@normwerk/parts/remarks'
import * as z from 'zod/mini'
import { AppError } from '../../http/app-error.ts'

/** Files from before a remark existed lack it. */
const remarks = mapRemarks((remark) => z._default(z.nullable(text(maxRemarkLengths[remark])), null))

const Group = z.int().check(z.gte(1))

const Position = z.strictObject({
  /** The number of the stock part. */
  articleNo: text(maxArticleNumberLength).check(z.minLength(1)),
  ...givenOptions,
  /** Files from before other options existed have only a cut. */
  ...askedMachining,
  changedLength: z.nullable(z.number().check(z.positive())),
  /** Empty means one, as everywhere. The cart validates the maximum, not the file. */
  quantity: z.nullable(z.int()),
  ...remarks,
  /** Positions with the same number were configured together. */
  group: z.nullable(Group),
})

const Configuration = z.strictObject({
  group: Group,
  name: line(maxConfigurationNameLength),
  settings: ConfiguratorSettings,
})

/** A cart as a file. It has no data that is valid only in this shop or today: no ids and no prices. */
export const CartFile = z
  .strictObject({
    format: z.literal('normwerk-cart'),
    version: z.literal(1),
    name: line(maxCartNameLength),
    savedAt: z.iso.datetime(),
    header: z.strictObject({
      ...remarks,
      deliveryType: z.enum(['StandardDelivery', 'Pickup']),
      /** Files from before these two existed lack them. */
      completeDelivery: z._default(z.boolean(), false),
      costCentre: z._default(z.nullable(line(maxCostCentreLength)), null),
    }),
    positions: z.array(Position).check(z.maxLength(maxPositions)),
    /** The settings of groups, once for each group with known settings. */
    configurations: z._default(z.array(Configuration).check(z.maxLength(maxPositions)), []),
  })
  .check(
    z.refine(({ positions, configurations }) => {
      const groups = Map.groupBy(positions, ({ group }) => group)
      return configurations.every(({ group }) => {
        const size = groups.get(group)?.length ?? 0
        // Each configuration removes its group from the set, so a second one for the same group is rejected.
        return groups.delete(group) && size <= maxArticles
      })
    }),
  )
export type CartFile = z.output<typeof CartFile>
export type FilePosition = CartFile['positions'][number]
/** The form that is written. */
export type WrittenCartFile = z.input<typeof CartFile>

/** @throws AppError NOT_SUPPORTED_FILE for anything but a complete file of this version */
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
