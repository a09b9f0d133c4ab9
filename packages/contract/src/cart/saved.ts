import * as z from 'zod/mini'
import { Cart, maxNamed, maxPositions, ShareRight } from '../cart.ts'
import { Id, line, Money, text } from '../common.ts'
import { endpoint } from '../endpoint.ts'
import { maxCartNameLength, maxMessageLength } from '../limits.ts'
import { Availability } from '../product.ts'

export const CreateCart = z.strictObject({
  name: line(maxCartNameLength),
  projectId: z.optional(z.nullable(Id)),
  /** The new cart begins with the positions and the header of this cart. */
  fromCartId: z.optional(z.nullable(Id)),
})
export type CreateCart = z.output<typeof CreateCart>

export const MovePositions = z.strictObject({
  positionIds: z.array(Id).check(z.minLength(1), z.maxLength(maxPositions)),
  targetCartId: Id,
  copy: z.optional(z.nullable(z.boolean())),
})
export type MovePositions = z.output<typeof MovePositions>

/** The prices and availabilities that the buyer was shown. A value that has changed since is not acknowledged. */
export const AcknowledgeChanges = z.strictObject({
  cartId: Id,
  positions: z
    .array(z.strictObject({ id: Id, price: z.nullable(Money), availability: Availability }))
    .check(z.maxLength(maxNamed)),
})
export type AcknowledgeChanges = z.output<typeof AcknowledgeChanges>

/** Replaces all shares of a cart. Without users only the owner sees the cart. */
export const ShareCart = z.strictObject({
  userIds: z.array(Id).check(z.maxLength(100)),
  /** The right of all users in `userIds`. */
  right: ShareRight,
  /** More colleagues, each with their own right, which takes precedence over `right`. */
  shares: z.optional(z.nullable(z.array(z.strictObject({ userId: Id, right: ShareRight })).check(z.maxLength(100)))),
})
export type ShareCart = z.output<typeof ShareCart>

export const HandOver = z.strictObject({ userId: Id, message: z.optional(z.nullable(text(maxMessageLength))) })
export type HandOver = z.output<typeof HandOver>

/** A user of the same company. */
export const Colleague = z.strictObject({ userId: Id, name: z.string(), mayOrder: z.boolean() })
export type Colleague = z.output<typeof Colleague>

/** Carts beside the default cart, and carts that several people work on. */
export const savedCartEndpoints = {
  create: endpoint({
    route: 'POST /api/cart',
    summary: 'Makes a cart beside the default cart, empty or as a copy.',
    permission: 'cart.keep',
    input: CreateCart,
    lane: 'heavy',
    output: Cart,
    errors: ['entryNotFound', 'tooManyCarts', 'cartFull'],
  }),
  delete: endpoint({
    route: 'DELETE /api/cart/{id}',
    summary: 'Deletes an empty cart that is not the default one.',
    permission: 'cart.keep',
    errors: ['entryNotFound', 'defaultCartNotDeletable', 'cartNotEmpty'],
  }),
  movePositions: endpoint({
    route: 'POST /api/cart/position/move',
    summary: 'Moves or copies positions to another cart and answers with that cart.',
    permission: 'cart.keep',
    input: MovePositions,
    lane: 'heavy',
    output: Cart,
    errors: ['entryNotFound', 'cartFull'],
  }),
  markSeen: endpoint({
    route: 'PUT /api/cart/seen',
    summary:
      'Acknowledges the prices and availabilities that the buyer saw. A value that has changed since stays pending.',
    permission: 'cart.use',
    input: AcknowledgeChanges,
    output: Cart,
    errors: ['entryNotFound'],
  }),
  share: endpoint({
    route: 'PUT /api/cart/{id}/share',
    summary: "Lets colleagues read or edit one of the caller's carts.",
    permission: 'cart.keep',
    input: ShareCart,
    output: Cart,
    errors: ['entryNotFound'],
  }),
  handOver: endpoint({
    route: 'POST /api/cart/{id}/hand-over',
    summary:
      "Hands one of the caller's carts over to a colleague who may order. The colleague gets a mail; the caller may still read the cart.",
    permission: 'cart.keep',
    input: HandOver,
    errors: ['entryNotFound', 'cartEmpty', 'tooManyCarts'],
  }),
  listColleagues: endpoint({
    route: 'GET /api/cart/colleague',
    summary: 'The colleagues with whom the caller can share a cart, by name.',
    permission: 'cart.keep',
    output: z.array(Colleague),
    errors: [],
  }),
}
