import { askedMachining, giveOptions, readOptions } from '@normwerk/contract/asked-options'
import { maxPositions } from '@normwerk/contract/cart'
import type { cartFileEndpoints } from '@normwerk/contract/cart-file'
import { line, text } from '@normwerk/contract/common'
import { ConfiguratorSettings, maxArticles } from '@normwerk/contract/configurator'
import type { Output } from '@normwerk/contract/endpoint'
import {
  maxArticleNumberLength,
  maxCartNameLength,
  maxConfigurationNameLength,
  maxCostCentreLength,
} from '@normwerk/contract/limits'
import { givenOptions } from '@normwerk/contract/part-options'
import { mapRemarks, maxRemarkLengths, remarksOf } from '@normwerk/parts/remarks'
import { findArticle } from '@normwerk/search/find-article'
import * as z from 'zod/mini'
import { AppError, type CallContext, type Dependencies } from '../../http/call.ts'
import { maxFileBytes } from '../../http/upload.ts'
import type { Clock } from '../../infrastructure/clock.ts'
import { addPositions, type PositionToAdd } from '../cart/add-positions.ts'
import { makeSavedCart } from '../cart/change-cart.ts'
import { type LiveCart, readLiveCart } from '../cart/live-cart.ts'
import { nameCart, readChangedCart } from '../cart/read-cart.ts'
import { type ValidatedPosition, validatePositions } from '../cart/validate-position.ts'
import type { Catalogue } from '../catalogue/index/live-catalogue.ts'
import { findConfigurations } from '../configurator/configurations.ts'
import { checkSettings, storeConfigurations } from '../configurator/validate-configuration.ts'

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
type CartFile = z.output<typeof CartFile>
type FilePosition = CartFile['positions'][number]
/** The form that is written. */
export type WrittenCartFile = z.input<typeof CartFile>

/** @throws AppError NOT_SUPPORTED_FILE for anything but a complete file of this version */
function parseCartFile(content: Buffer): CartFile {
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

type LoadedCart = Output<typeof cartFileEndpoints.load>

/**
 * Creates a cart from a file, beside the default one and at current prices. Reports parts that the shop does not sell.
 */
export async function loadCart(
  dependencies: Dependencies,
  catalogue: Catalogue,
  context: CallContext,
  content: Buffer,
): Promise<LoadedCart> {
  const file = parseCartFile(content)
  const known = file.positions.map((position) => ({
    position,
    quantity: position.quantity ?? 1,
    articleId: findArticle(catalogue.index, position.articleNo)?.id,
  }))
  const isOrdered = (quantity: number) => quantity >= 1 && quantity <= dependencies.settings.maxQuantity
  const asked = known.flatMap(({ position, quantity, articleId }) => {
    if (articleId === undefined || !isOrdered(quantity)) return []
    const options = readOptions({ ...position, tolerance: position.toleranceClass })
    return [{ position, requested: { articleId, quantity, ...options } }]
  })
  const validated = await validatePositions(
    context,
    asked.map(({ requested }) => requested),
  )
  const parts = new Map(asked.map(({ position }, index) => [position, validated[index]]))

  const cartId = await makeSavedCart(dependencies, context, { ...file.header, name: file.name })
  const taken = known.flatMap(({ position }) => takePart(position, parts.get(position)))
  if (taken.length > 0)
    await addPositions(dependencies, context, cartId, await configure(dependencies, context, file, taken))
  await checkSettings(context.db, cartId)
  const skipped = known.flatMap(({ position, quantity }) => {
    const part = parts.get(position)
    if (part !== undefined && !(part instanceof AppError)) return []
    const code = part?.code ?? (isOrdered(quantity) ? 'entryNotFound' : 'quantityOutOfRange')
    return [{ articleNo: position.articleNo, quantity, code }]
  })
  return { ...(await readChangedCart(context, cartId)), skipped }
}

/** Returns positions with the configurations of their groups, without those of groups that lost all parts. */
async function configure(
  dependencies: Dependencies,
  { db }: CallContext,
  { configurations }: CartFile,
  taken: readonly ReturnType<typeof takePart>[number][],
): Promise<PositionToAdd[]> {
  const groups = new Set(taken.map(({ group }) => group))
  const stored = configurations
    .filter(({ group }) => groups.has(group))
    .map((configuration) => ({ ...configuration, id: dependencies.ids.next() }))
  const idByGroup = new Map<number | null, string>(stored.map(({ group, id }) => [group, id]))
  await storeConfigurations(
    dependencies,
    db,
    stored.map(({ id, name, settings }) => ({ id, name, settings })),
  )
  return taken.map((position) => ({ ...position, configurationId: idByGroup.get(position.group) ?? null }))
}

function takePart(position: FilePosition, part: ValidatedPosition | AppError | undefined) {
  if (part === undefined || part instanceof AppError) return []
  return [{ part, ...remarksOf(position), group: position.group }]
}

/** Returns a cart as a file that the shop can load again. */
export async function saveCart(
  { clock }: { clock: Clock },
  context: CallContext,
  cartId: string,
  requestedName: string | null | undefined,
): Promise<{ name: string; content: Buffer }> {
  const cart = await readLiveCart(context, cartId)
  // Moving or restoring positions does not check the size of settings, so it is checked here.
  await checkSettings(context.db, cartId)
  const name = requestedName ?? nameCart(cart.row, context.language)
  const groups = groupsOf(cart)
  const configurations = await configurationsOf(context, cart, groups)
  const file = presentCartFile(cart, groups, { name, savedAt: clock.now().toISOString(), configurations })
  const content = Buffer.from(JSON.stringify(file))
  if (content.length > maxFileBytes) throw new AppError('cartTooLarge')
  return { name, content }
}

type Groups = ReadonlyMap<string, number>

/** Numbers the groups in the order of the positions. */
function groupsOf({ lines }: LiveCart): Groups {
  const ids = new Set(lines.flatMap(({ row }) => row.position.groupId ?? []))
  return new Map([...ids].map((id, at) => [id, at + 1]))
}

/** Returns the configurations: one for each group, and none for a single part. */
async function configurationsOf(
  { db }: CallContext,
  { lines }: LiveCart,
  groups: Groups,
): Promise<WrittenCartFile['configurations']> {
  const idByGroup = new Map(
    lines.flatMap(({ row: { position } }) => {
      const group = position.groupId === null ? undefined : groups.get(position.groupId)
      return group === undefined || position.configurationId === null ? [] : [[group, position.configurationId]]
    }),
  )
  const found = await findConfigurations(db, [...new Set(idByGroup.values())])
  return [...idByGroup].flatMap(([group, id]) => {
    const configuration = found.get(id)
    return configuration === undefined ? [] : [{ group, name: configuration.name, settings: configuration.settings }]
  })
}

/** Returns what can be loaded in any shop: the parts by number and the buyer's remarks. */
function presentCartFile(
  { row: { cart }, lines }: LiveCart,
  groups: Groups,
  { name, savedAt, configurations }: Pick<WrittenCartFile, 'name' | 'savedAt' | 'configurations'>,
): WrittenCartFile {
  return {
    format: 'normwerk-cart',
    version: 1,
    name,
    savedAt,
    header: {
      ...remarksOf(cart),
      deliveryType: cart.deliveryType,
      completeDelivery: cart.completeDelivery,
      costCentre: cart.costCentre,
    },
    positions: lines.map(({ row: { articleNo, position } }) => {
      const { quantity, groupId } = position
      const group = (groupId !== null && groups.get(groupId)) || null
      return { articleNo, ...giveOptions(position), quantity, ...remarksOf(position), group }
    }),
    configurations,
  }
}
