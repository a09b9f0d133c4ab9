import type { Cart, ChangeCart, DeliveryType } from '@normwerk/contract/cart'
import type { AcknowledgeChanges, CreateCart } from '@normwerk/contract/cart/saved'
import { type Remarks, remarksOf } from '@normwerk/parts/remarks'
import { formatMoney } from '@normwerk/pricing/money'
import type { Queries } from '../../database/client.ts'
import type { Dependencies } from '../../dependencies.ts'
import { AppError } from '../../http/app-error.ts'
import type { CallContext } from '../../http/session/caller.ts'
import { lockDeliveryAddressForKeyShare } from '../address/check-address.ts'
import { copyPositions } from './add-positions.ts'
import { type CartLine, type LiveCart, readLiveCart, readLockedCart } from './live-cart.ts'
import { presentCart, readChangedCart } from './read-cart.ts'
import {
  bumpVersion,
  changeCartRow,
  changeLockedCarts,
  chooseDefaultRow,
  deleteCartRow,
  emptyCartRow,
  insertCart,
} from './repository/carts.ts'
import type { CartRow } from './repository/live-carts.ts'
import {
  type Destination,
  lockCart,
  lockCartsOfCompany,
  lockCartsTo,
  lockProjectForKeyShare,
  requireProject,
} from './repository/locks.ts'
import { acknowledgeRows, checkPositionsOf, hasPositions } from './repository/many-positions.ts'

/** Creates a cart beside the default one, empty or as a copy of one that the caller may read. */
export async function createCart(dependencies: Dependencies, context: CallContext, input: CreateCart): Promise<Cart> {
  const { name, projectId, fromCartId } = input
  const source = fromCartId ? await readLiveCart(context, fromCartId) : null
  if (projectId) await requireProject(context.db, context.caller, projectId)
  const copied = source === null ? {} : await copyHeader(context, source.row)
  const named = projectId === undefined ? {} : { projectId }
  const cartId = await makeSavedCart(dependencies, context, { ...copied, ...named, name })
  if (source !== null) await copyPositions(dependencies, context, source.lines, cartId)
  return readChangedCart(context, cartId)
}

interface Header extends Partial<Remarks> {
  name: string
  projectId?: string | null
  deliveryAddressId?: string | null
  deliveryType?: DeliveryType
  completeDelivery?: boolean
  costCentre?: string | null
}

/**
 * Creates an empty cart of the caller beside the default one. The project belongs to the company and is locked.
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

/** The project may be deleted at this moment; the copy then comes without it. */
async function copyHeader({ db, caller }: CallContext, { cart, project }: CartRow): Promise<Omit<Header, 'name'>> {
  const projectId = project !== null && (await lockProjectForKeyShare(db, caller, project.id)) ? project.id : null
  const { deliveryType, deliveryAddressId, completeDelivery, costCentre } = cart
  return { ...remarksOf(cart), deliveryType, deliveryAddressId, completeDelivery, costCentre, projectId }
}

/** Rejects a cart that the caller may not edit. */
export async function requireEditable({ db, caller }: CallContext, cartId: string): Promise<void> {
  await lockCart(db, caller, cartId, 'edit')
}

/** Changes the named header fields alone, as other calls may change the others at the same time. */
export async function changeCart(context: CallContext, input: ChangeCart): Promise<Cart> {
  const { cartId, cartOptions, ...fields } = input
  const { db, caller } = context
  const addressId = cartOptions?.deliveryAddressId
  if (addressId) await lockDeliveryAddressForKeyShare(db, caller, addressId)
  if (fields.projectId) {
    // The cart is locked first, because deleting a project also locks its carts before the project.
    await lockCart(db, caller, cartId, 'edit')
    await requireProject(db, caller, fields.projectId)
  }
  await changeCartRow(db, caller, cartId, { ...fields, ...cartOptions })
  return readChangedCart(context, cartId)
}

/** Makes another of the caller's carts their default one. */
export async function chooseDefaultCart(context: CallContext, cartId: string): Promise<Cart> {
  await chooseDefaultRow(context.db, context.caller, cartId)
  return readChangedCart(context, cartId)
}

/**
 * Stores as acknowledged what was shown, where it is still so. This counts as a change: the others who share the cart
 * have not seen it, and an order must be of what its buyer saw.
 */
export async function acknowledgeChanges(
  context: CallContext,
  { cartId, positions }: AcknowledgeChanges,
): Promise<Cart> {
  const { db, caller } = context
  await bumpVersion(db, caller, cartId)
  const shown = new Map(positions.map((position) => [position.id, position]))
  await checkPositionsOf(db, cartId, [...shown.keys()])
  const live = await readLockedCart(context, cartId)
  const lines = live.lines.map((line) => acknowledgeLine(line, shown.get(line.row.position.id)))
  const marked = lines.filter((line, index) => line !== live.lines[index])
  await acknowledgeRows(
    db,
    marked.map(({ row, price }) => ({ id: row.position.id, price, availability: row.availability })),
  )
  return presentCart({ ...live, lines }, context)
}

/** Returns the position with the shown values acknowledged, if they are still the present ones. */
function acknowledgeLine(line: CartLine, shown: AcknowledgeChanges['positions'][number] | undefined): CartLine {
  const { row, price } = line
  const printed = price === null ? null : formatMoney(price)
  if (shown?.price !== printed || shown.availability !== row.availability) return line
  const acknowledged = { acknowledgedPrice: price, acknowledgedAvailability: row.availability }
  return { ...line, row: { ...row, position: { ...row.position, ...acknowledged } } }
}

/** Empties a locked cart for the next order, including its header fields. */
export async function emptyCart({ db }: CallContext, cart: LiveCart): Promise<void> {
  await emptyCartRow(db, { cartId: cart.row.cart.id })
}

/**
 * Deletes the caller's own cart if it is empty and not the default one. Removed positions can no longer be restored.
 */
export async function deleteCart({ db, caller }: CallContext, cartId: string): Promise<void> {
  const { isDefault } = await lockCart(db, caller, cartId, 'own')
  if (isDefault) throw new AppError('defaultCartNotDeletable')
  if (await hasPositions(db, cartId)) throw new AppError('cartNotEmpty')
  await deleteCartRow(db, cartId)
}

// Buyers who have seen other conditions of their cart, as a place or a tax, must look again before they order.

/** Counts a change of all carts that go to an address which changes, comes or goes. */
export async function bumpCartsOfAddress(db: Queries, address: Destination): Promise<void> {
  await changeLockedCarts(db, await lockCartsTo(db, address))
}

/** Counts a change of all carts of a company. */
export async function bumpCartsOfCompany(db: Queries, companyId: string): Promise<void> {
  await changeLockedCarts(db, await lockCartsOfCompany(db, companyId))
}
