import * as z from 'zod/mini'
import { Cart, maxNamed, maxPositions, ShareRight } from './cart.ts'
import { Id, line, Money, text } from './common.ts'
import { endpoint } from './endpoint.ts'
import { Availability } from './product.ts'

export const CreateCart = z.strictObject({
  name: line(100),
  projectId: z.optional(z.nullable(Id)),
  /** A cart whose positions and header the new one begins with. */
  fromCartId: z.optional(z.nullable(Id)),
})
export type CreateCart = z.output<typeof CreateCart>

export const MovePositions = z.strictObject({
  positionIds: z.array(Id).check(z.minLength(1), z.maxLength(maxPositions)),
  targetCartId: Id,
  copy: z.optional(z.nullable(z.boolean())),
})
export type MovePositions = z.output<typeof MovePositions>

/** What the buyer was shown; what is not so any more he has not seen. */
export const MarkSeen = z.strictObject({
  cartId: Id,
  positions: z
    .array(z.strictObject({ id: Id, price: z.nullable(Money), availability: Availability }))
    .check(z.maxLength(maxNamed)),
})
export type MarkSeen = z.output<typeof MarkSeen>

/** Takes the place of what was shared before; nobody: it is the owner's alone. */
export const ShareCart = z.strictObject({
  userIds: z.array(Id).check(z.maxLength(100)),
  /** Of all of these users. */
  right: ShareRight,
  /** More colleagues, each with his own right; it goes before that of all. */
  shares: z.optional(z.nullable(z.array(z.strictObject({ userId: Id, right: ShareRight })).check(z.maxLength(100)))),
})
export type ShareCart = z.output<typeof ShareCart>

export const HandOver = z.strictObject({ userId: Id, message: z.optional(z.nullable(text(1000))) })
export type HandOver = z.output<typeof HandOver>

/** Somebody of the same company. */
export const Colleague = z.strictObject({ userId: Id, name: z.string(), mayOrder: z.boolean() })
export type Colleague = z.output<typeof Colleague>

/** Carts beside the default one, and several people at one cart. */
export const savedCartEndpoints = {
  create: endpoint({
    route: 'POST /api/cart',
    summary: 'Makes a cart beside the default one, empty or as a copy.',
    permission: 'cart.use',
    input: CreateCart,
    output: Cart,
    errors: ['entryNotFound', 'tooManyCarts', 'cartFull'],
  }),
  delete: endpoint({
    route: 'DELETE /api/cart/{id}',
    summary: 'Deletes an empty cart that is not the default one.',
    permission: 'cart.use',
    errors: ['entryNotFound', 'defaultCartNotDeletable', 'cartNotEmpty'],
  }),
  movePositions: endpoint({
    route: 'POST /api/cart/position/move',
    summary: 'Moves or copies positions to another cart, which is answered.',
    permission: 'cart.use',
    input: MovePositions,
    output: Cart,
    errors: ['entryNotFound', 'cartFull'],
  }),
  markSeen: endpoint({
    route: 'PUT /api/cart/seen',
    summary: 'The buyer has seen these prices and availabilities; one that is not so any more stays a change.',
    permission: 'cart.use',
    input: MarkSeen,
    output: Cart,
    errors: ['entryNotFound'],
  }),
  share: endpoint({
    route: 'PUT /api/cart/{id}/share',
    summary: 'Lets colleagues read or edit an own cart.',
    permission: 'cart.use',
    input: ShareCart,
    output: Cart,
    errors: ['entryNotFound'],
  }),
  handOver: endpoint({
    route: 'POST /api/cart/{id}/hand-over',
    summary: 'Gives an own cart to a colleague who may order, who is told by mail; it stays readable.',
    permission: 'cart.use',
    input: HandOver,
    errors: ['entryNotFound', 'cartEmpty', 'tooManyCarts'],
  }),
  listColleagues: endpoint({
    route: 'GET /api/cart/colleague',
    summary: 'The colleagues with whom a cart can be shared, by name.',
    permission: 'cart.use',
    output: z.array(Colleague),
    errors: [],
  }),
}
