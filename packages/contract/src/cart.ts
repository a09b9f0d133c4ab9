import * as z from 'zod/mini'
import { CheaperQuantity } from './cheaper-quantity.ts'
import { CalendarDate, Currency, Id, Instant, line, Money, optionalLine } from './common.ts'
import { endpoint } from './endpoint.ts'
import { maxCartNameLength, maxCostCentreLength } from './limits.ts'
import { position } from './position.ts'
import { Availability } from './product.ts'
import { askedRemarks, givenRemarks } from './remarks.ts'

/** Positions in one cart: as many as a parts list has rows. */
export const maxPositions = 2000
/** Positions in one call. More than `maxPositions`, as carts from before that limit must still be shown and emptied. */
export const maxNamed = 10_000
/** Carts of one user. */
export const maxCarts = 200

export const DeliveryType = z.enum(['StandardDelivery', 'Pickup'])
export type DeliveryType = z.output<typeof DeliveryType>
export const defaultDeliveryType = 'StandardDelivery' satisfies DeliveryType

export const CartPosition = z.strictObject({
  ...position,
  /** The configurator of the shop in which its group can be changed; null: none, or that of another program. */
  configurator: z.nullable(z.literal('mouldBase')),
  productId: Id,
  availability: Availability,
  drawing: z.string(),
  cheaperQuantity: z.nullable(CheaperQuantity),
  /** The part is no longer sold: it has no price, and the cart cannot be ordered until it is removed or replaced. */
  discontinued: z.boolean(),
  /** Price (null: on request) and availability as last acknowledged, if one of them has changed since. */
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

const shareRights = ['read', 'edit'] as const
export const ShareRight = z.enum(shareRights)
export type ShareRight = z.output<typeof ShareRight>

/** What the caller may do with a cart: everything (`own`), change it, or only read it. */
export const CartRight = z.enum(['own', ...shareRights])
export type CartRight = z.output<typeof CartRight>

export const CartSummary = z.strictObject({
  id: Id,
  name: z.string(),
  created: Instant,
  /** The caller's own default cart. */
  default: z.boolean(),
  right: CartRight,
  /** The colleague who shares the cart; null if the caller owns it. */
  owner: z.nullable(z.strictObject({ id: Id, name: z.string() })),
  /** The colleague who handed the cart over to the caller to be ordered; null after the order. */
  handedOver: z.nullable(z.strictObject({ by: z.string(), at: Instant, message: z.nullable(z.string()) })),
  /** Empty unless the caller owns the cart. */
  sharedWith: z.array(z.strictObject({ userId: Id, name: z.string(), right: ShareRight })),
  positionCount: z.int(),
  totalPriceNet: Money,
  currency: Currency,
  project: z.nullable(ProjectRef),
})
export type CartSummary = z.output<typeof CartSummary>

export const Cart = z.extend(CartSummary, {
  ...givenRemarks,
  cartPositions: z.array(CartPosition),
  deliveryAddressId: z.nullable(Id),
  /** The chosen delivery address was deleted: the cart cannot be ordered until another one is chosen. */
  deliveryAddressGone: z.boolean(),
  deliveryType: DeliveryType,
  /** All positions are sent together, on the day of the slowest; otherwise each one as soon as it is ready. */
  completeDelivery: z.boolean(),
  costCentre: z.nullable(z.string()),
  totalProductPriceNet: Money,
  totalProductPriceGross: Money,
  totalPriceGross: Money,
  minimumOrderValue: Money,
  shippingCosts: Money,
  shippingCostsGross: Money,
  salesTax: Money,
  hasPriceOnRequest: z.boolean(),
  /** The day by which all positions are sent; null if there is none to send. */
  shipDate: z.nullable(CalendarDate),
  /** Value of goods still missing for free delivery, 0 once reached; null if the minimum does not decide the cost. */
  missingForFreeShipping: z.nullable(Money),
  /** How many positions have changes that are not acknowledged yet. */
  unseenChanges: z.int(),
  /**
   * Sum of the goods at the prices last acknowledged. Null if no price has changed, if a price appeared or disappeared,
   * or if a part is no longer sold.
   */
  totalProductPriceNetBefore: z.nullable(Money),
  version: z.int(),
})
export type Cart = z.output<typeof Cart>

/** A cart after a change of single positions: its sums and version, and only these positions. */
export const CartChange = z.extend(z.omit(Cart, { cartPositions: true }), { changedPositions: z.array(CartPosition) })
export type CartChange = z.output<typeof CartChange>

export const ChangeCart = z.strictObject({
  cartId: Id,
  name: z.optional(line(maxCartNameLength)),
  projectId: z.optional(z.nullable(Id)),
  ...askedRemarks,
  costCentre: optionalLine(maxCostCentreLength),
  cartOptions: z.optional(
    z.nullable(
      z.strictObject({
        deliveryAddressId: z.optional(z.nullable(Id)),
        deliveryType: z.optional(DeliveryType),
        completeDelivery: z.optional(z.boolean()),
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
  countDefault: endpoint({
    route: 'GET /api/cart/default/count',
    summary: 'How many positions the default cart has.',
    permission: 'cart.use',
    output: z.strictObject({ positionCount: z.int() }),
    errors: [],
  }),
  chooseDefault: endpoint({
    route: 'PUT /api/cart/default',
    summary: 'Makes a cart the default cart.',
    permission: 'cart.keep',
    input: CartId,
    output: Cart,
    errors: ['entryNotFound'],
  }),
  list: endpoint({
    route: 'GET /api/cart',
    summary: "The caller's carts, the default cart first, then the carts that colleagues share.",
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
