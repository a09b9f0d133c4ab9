import { giveOptions } from '@normwerk/contract/asked-options'
import { remarksOf } from '@normwerk/parts/remarks'
import { AppError } from '../../http/app-error.ts'
import type { CallContext } from '../../http/session/caller.ts'
import { maxFileBytes } from '../../http/upload.ts'
import type { Clock } from '../../infrastructure/clock.ts'
import { type LiveCart, readLiveCart } from '../cart/live-cart.ts'
import { nameCart } from '../cart/read-cart.ts'
import { findConfigurations } from '../configurator/configurations.ts'
import { checkSettings } from '../configurator/validate-configuration.ts'
import type { WrittenCartFile } from './cart-file.ts'

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
