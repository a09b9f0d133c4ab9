import * as z from 'zod/mini'
import { Currency, Id, Instant, line, Money, optionalText } from './common.ts'
import { endpoint } from './endpoint.ts'
import { position } from './position.ts'
import { Availability } from './product.ts'

/** In one cart: as many as a parts list has rows. */
export const maxPositions = 2000
/** Of a cart in one call: one from before the limit may hold more positions than that, and is shown and emptied whole. */
export const maxNamed = 10_000
/** Of one user. */
export const maxCarts = 200

export const DeliveryType = z.enum(['StandardDelivery', 'Pickup'])
export type DeliveryType = z.output<typeof DeliveryType>

export const CartPosition = z.strictObject({
  ...position,
  productId: Id,
  availability: Availability,
  drawing: z.string(),
  /** No longer sold: it has no price and must be removed or replaced before the cart can be ordered. */
  discontinued: z.boolean(),
  /** Both as they were last seen, where one of them is not so any more; no price: on request. */
  changes: z.nullable(z.strictObject({ priceBefore: z.nullable(Money), availabilityBefore: Availability })),
})
export type CartPosition = z.output<typeof CartPosition>

export const ProjectRef = z.strictObject({
  id: Id,
  number: z.string(),
  revision: z.nullable(z.string()),
  name: z.string(),
})
export type ProjectRef = z.output<typeof ProjectRef>

export const ShareRight = z.enum(['read', 'edit'])
export type ShareRight = z.output<typeof ShareRight>

/** What the caller may do with a cart: everything, change it, or look at it. */
export const CartRight = z.enum(['own', ...ShareRight.options])
export type CartRight = z.output<typeof CartRight>

export const CartSummary = z.strictObject({
  id: Id,
  name: z.string(),
  created: Instant,
  /** The caller's own default cart. */
  default: z.boolean(),
  right: CartRight,
  /** Who shares it; null: it is the caller's own. */
  owner: z.nullable(z.strictObject({ id: Id, name: z.string() })),
  /** Who gave it to the caller to be ordered, until it is. */
  handedOver: z.nullable(z.strictObject({ by: z.string(), at: Instant, message: z.nullable(z.string()) })),
  /** Empty for who is not the owner. */
  sharedWith: z.array(z.strictObject({ userId: Id, name: z.string(), right: ShareRight })),
  positionCount: z.int(),
  totalPriceNet: Money,
  currency: Currency,
  project: z.nullable(ProjectRef),
})
export type CartSummary = z.output<typeof CartSummary>

export const Cart = z.extend(CartSummary, {
  customerOrderNumber: z.nullable(z.string()),
  commission: z.nullable(z.string()),
  comment: z.nullable(z.string()),
  cartPositions: z.array(CartPosition),
  deliveryAddressId: z.nullable(Id),
  deliveryType: DeliveryType,
  totalProductPriceNet: Money,
  totalProductPriceGross: Money,
  totalPriceGross: Money,
  minimumOrderValue: Money,
  shippingCosts: Money,
  shippingCostsGross: Money,
  salesTax: Money,
  hasPriceOnRequest: z.boolean(),
  /** What is missing until delivery is free, nothing once it is reached; null where the minimum does not decide. */
  missingForFreeShipping: z.nullable(Money),
  /** How many positions have changes that nobody has seen yet. */
  unseenChanges: z.int(),
  /** Of the goods at the prices that were last seen; null where all are as seen, or one came, went or is sold no more. */
  totalProductPriceNetBefore: z.nullable(Money),
  version: z.int(),
})
export type Cart = z.output<typeof Cart>

const Reference = optionalText(60)
const Comment = optionalText(2000)

export const ChangeCart = z.strictObject({
  cartId: Id,
  name: z.optional(line(100)),
  projectId: z.optional(z.nullable(Id)),
  customerOrderNumber: Reference,
  commission: Reference,
  comment: Comment,
  cartOptions: z.optional(
    z.nullable(
      z.strictObject({
        deliveryAddressId: z.optional(z.nullable(Id)),
        deliveryType: z.optional(DeliveryType),
      }),
    ),
  ),
})
export type ChangeCart = z.output<typeof ChangeCart>

const CartId = z.strictObject({ cartId: Id })
export const cartEndpoints = {
  readDefault: endpoint({
    route: 'GET /api/cart/default',
    summary: 'The default cart.',
    permission: 'cart.use',
    output: Cart,
    errors: [],
  }),
  chooseDefault: endpoint({
    route: 'PUT /api/cart/default',
    summary: 'Makes a cart the default cart.',
    permission: 'cart.use',
    input: CartId,
    output: Cart,
    errors: ['entryNotFound'],
  }),
  list: endpoint({
    route: 'GET /api/cart',
    summary: 'The own carts, the default cart first, then those that colleagues share.',
    permission: 'cart.use',
    output: z.array(CartSummary),
    errors: [],
  }),
  change: endpoint({
    route: 'PUT /api/cart',
    summary: 'Changes the named header fields.',
    permission: 'cart.use',
    input: ChangeCart,
    output: Cart,
    errors: ['entryNotFound'],
  }),
  clear: endpoint({
    route: 'PUT /api/cart/clear',
    summary: 'Removes all positions.',
    permission: 'cart.use',
    input: CartId,
    output: Cart,
    errors: ['entryNotFound'],
  }),
  read: endpoint({
    route: 'GET /api/cart/{id}',
    summary: 'A cart.',
    permission: 'cart.use',
    output: Cart,
    errors: ['entryNotFound'],
  }),
}
