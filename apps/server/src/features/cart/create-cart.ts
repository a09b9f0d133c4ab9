import type { Cart, DeliveryType } from '@normwerk/contract/cart'
import type { CreateCart } from '@normwerk/contract/cart/saved'
import { type Remarks, remarksOf } from '@normwerk/parts/remarks'
import type { Dependencies } from '../../dependencies.ts'
import type { CallContext } from '../../http/caller.ts'
import { copyPositions } from './add-positions.ts'
import { readLiveCart } from './live-cart.ts'
import { readCart } from './read-cart.ts'
import { insertCart } from './repository/carts.ts'
import type { CartRow } from './repository/live-carts.ts'
import { lockAddressForKeyShare, lockProjectForKeyShare, requireProject } from './repository/locks.ts'

/** Creates a cart beside the default one, empty or as a copy of one that the caller may read. */
export async function createCart(dependencies: Dependencies, context: CallContext, input: CreateCart): Promise<Cart> {
  const { name, projectId, fromCartId } = input
  const source = fromCartId ? await readLiveCart(context, fromCartId) : null
  if (projectId) await requireProject(context.db, context.caller, projectId)
  const copied = source === null ? {} : await copyHeader(context, source.row)
  const named = projectId === undefined ? {} : { projectId }
  const cartId = await makeSavedCart(dependencies, context, { ...copied, ...named, name })
  if (source !== null) await copyPositions(dependencies, context, source.lines, cartId)
  return readCart(context, cartId)
}

interface Header extends Partial<Remarks> {
  name: string
  projectId?: string | null
  deliveryAddressId?: string | null
  deliveryType?: DeliveryType
}

/**
 * Creates an empty cart of the caller beside the default one. Project and address belong to the company and are locked.
 */
export async function makeSavedCart(
  dependencies: Dependencies,
  { db, caller }: CallContext,
  header: Header,
): Promise<string> {
  const id = dependencies.ids.next()
  await insertCart(db, { ...header, id, userId: caller.userId, isDefault: false, createdAt: dependencies.clock.now() })
  return id
}

/** Project and address may be deleted at this moment; the copy then comes without them. */
async function copyHeader({ db, caller }: CallContext, { cart, project }: CartRow): Promise<Omit<Header, 'name'>> {
  const projectId = project !== null && (await lockProjectForKeyShare(db, caller, project.id)) ? project.id : null
  const address = cart.deliveryAddressId
  const deliveryAddressId = address !== null && (await lockAddressForKeyShare(db, caller, address)) ? address : null
  return { ...remarksOf(cart), deliveryType: cart.deliveryType, projectId, deliveryAddressId }
}
