import type { Cart, ChangeCart, DeliveryType, ShareRight } from '@normwerk/contract/cart'
import type { AcknowledgeChanges, Colleague, CreateCart, HandOver, ShareCart } from '@normwerk/contract/cart/saved'
import { may } from '@normwerk/contract/permissions'
import { type Remarks, remarksOf } from '@normwerk/parts/remarks'
import { formatMoney } from '@normwerk/pricing/money'
import type { Queries } from '../../database/client.ts'
import { AppError, type CallContext, type Dependencies } from '../../http/call.ts'
import { lockDeliveryAddressForKeyShare } from '../address/check-address.ts'
import { recordEvent } from '../audit/record-event.ts'
import { sendMail } from '../mail/send-mail.ts'
import { copyPositions } from './add-positions.ts'
import { type CartLine, type LiveCart, readLiveCart, readLockedCart } from './live-cart.ts'
import { presentCart, readChangedCart } from './read-cart.ts'
import {
  type Destination,
  isSharedUserOf,
  listColleagueRows,
  lockCart,
  lockCartsOfCompany,
  lockCartsTo,
  lockColleaguesForShare,
  lockProjectForKeyShare,
  replaceShares,
  requireProject,
  turnShares,
} from './repository/access.ts'
import {
  bumpVersion,
  changeCartRow,
  changeLockedCarts,
  checkCartCount,
  chooseDefaultRow,
  deleteCartRow,
  emptyCartRow,
  insertCart,
} from './repository/carts.ts'
import type { CartRow } from './repository/live-carts.ts'
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

/** Lets the named colleagues read or edit an own cart, and ends all other shares. */
export async function shareCart(
  dependencies: Dependencies,
  context: CallContext,
  cartId: string,
  { userIds, right, shares }: ShareCart,
): Promise<Cart> {
  const { db, caller } = context
  const rights = new Map(userIds.map((userId) => [userId, right]))
  for (const share of shares ?? []) rights.set(share.userId, share.right)
  const named = new Map([
    ...(shares ?? []).map(({ userId }, index) => [userId, `shares.${index}.userId`] as const),
    ...userIds.map((userId, index) => [userId, `userIds.${index}`] as const),
  ])
  await lockColleaguesForShare(db, caller, named, isSharedUserOf(db, cartId))
  const cart = await lockCart(db, caller, cartId, 'own')
  const previous = await replaceShares(db, cartId, rights)
  await recordShares(dependencies, context, { id: cartId, name: cart.name }, { previous, rights })
  return readChangedCart(context, cartId)
}

type Rights = ReadonlyMap<string, ShareRight>

/** Records each colleague whose right has changed. */
async function recordShares(
  dependencies: Dependencies,
  { db, caller, request }: CallContext,
  cart: { id: string; name: string | null },
  { previous, rights }: { previous: Rights; rights: Rights },
): Promise<void> {
  for (const userId of new Set([...previous.keys(), ...rights.keys()])) {
    const [before = null, after = null] = [previous.get(userId), rights.get(userId)]
    if (before === after) continue
    await recordEvent(dependencies, db, {
      action: 'cart.shared',
      userId: caller.userId,
      companyId: caller.companyId,
      subjectId: userId,
      changes: { right: [before, after], ...(cart.name !== null && { cart: [null, cart.name] }) },
      details: { cartId: cart.id },
      correlationId: request.id,
    })
  }
}

/** Lists the colleagues with whom a cart can be shared. */
export async function listColleagues({ db, caller }: CallContext): Promise<Colleague[]> {
  const colleagues = await listColleagueRows(db, caller)
  return colleagues.map(({ id, firstName, lastName, roles }) => ({
    userId: id,
    name: `${firstName} ${lastName}`,
    mayOrder: may(roles, 'order.submit'),
  }))
}

/** Hands an own cart over to a colleague who may order, and informs them by mail. The sender can still read it. */
export async function handOverCart(
  dependencies: Dependencies,
  { db, caller, request }: CallContext,
  cartId: string,
  { userId, message }: HandOver,
): Promise<void> {
  const [receiver] = await lockColleaguesForShare(db, caller, new Map([[userId, 'userId']]))
  if (receiver === undefined || !may(receiver.roles, 'order.submit')) throw new AppError('entryNotFound')
  await lockCart(db, caller, cartId, 'own')
  if (!(await hasPositions(db, cartId))) throw new AppError('cartEmpty')
  await checkCartCount(db, userId)
  // The sender gets another default cart when they next need one.
  await changeLockedCarts(db, [cartId], {
    userId,
    isDefault: false,
    handedOverBy: caller.userId,
    handedOverAt: dependencies.clock.now(),
    handOverMessage: message?.trim() || null,
  })
  await turnShares(db, cartId, { before: caller.userId, after: userId })
  await sendMail(dependencies, db, {
    kind: 'cartHandedOver',
    recipient: receiver.email,
    language: receiver.language,
    data: { userId, senderId: caller.userId, cartId, message: message ?? '' },
  })
  await recordEvent(dependencies, db, {
    action: 'cart.handedOver',
    userId: caller.userId,
    companyId: caller.companyId,
    subjectId: userId,
    details: { cartId },
    correlationId: request.id,
  })
}
