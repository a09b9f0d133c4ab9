import * as z from 'zod/mini'
import { Currency, Id, Instant, line, Money, Quantity, text } from './common.ts'
import { endpoint } from './endpoint.ts'
import { position } from './position.ts'
import { Availability } from './product.ts'

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

export const ProjectRef = z.strictObject({ id: Id, number: z.string(), name: z.string() })
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
  /** How many positions have changes that nobody has seen yet. */
  unseenChanges: z.int(),
  /** Empty for who is not the owner. */
  sharedWith: z.array(z.strictObject({ userId: Id, name: z.string(), right: ShareRight })),
  version: z.int(),
})
export type Cart = z.output<typeof Cart>

const Reference = z.optional(z.nullable(text(60)))
const Comment = z.optional(z.nullable(text(2000)))

const wish = {
  productDimensionId: Id,
  quantity: z.optional(Quantity),
  changedLength: z.optional(z.nullable(z.number())),
  tolerance: z.optional(z.nullable(text(20))),
  isThreeOne: z.optional(z.nullable(z.boolean())),
  comment: Comment,
  commission: Reference,
}

export const AddPosition = z.strictObject({ cartId: z.optional(z.nullable(Id)), ...wish })
export type AddPosition = z.output<typeof AddPosition>

export const ReplacePosition = z.strictObject({ replacePositionId: Id, ...wish })
export type ReplacePosition = z.output<typeof ReplacePosition>

export const ChangePosition = z.strictObject({
  positionId: Id,
  quantity: z.optional(Quantity),
  commission: Reference,
  comment: Comment,
  customerOrderNumber: Reference,
})
export type ChangePosition = z.output<typeof ChangePosition>

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
const unfitPosition = [
  'entryNotFound',
  'quantityOutOfRange',
  'lengthOutOfRange',
  'lengthStep',
  'toleranceNotOffered',
  'certificateNotOffered',
] as const

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
  addPosition: endpoint({
    route: 'POST /api/cart/position',
    summary: 'Appends a position; without a cart id to the default cart.',
    permission: 'cart.use',
    input: AddPosition,
    output: Cart,
    errors: unfitPosition,
  }),
  addDirectly: endpoint({
    route: 'POST /api/cart/position/direct',
    summary: 'Appends a position by article number or designation.',
    permission: 'cart.use',
    input: z.strictObject({
      abmessungsNr: text(200),
      quantity: z.optional(Quantity),
      cartId: z.optional(z.nullable(Id)),
    }),
    output: Cart,
    errors: unfitPosition,
  }),
  changePosition: endpoint({
    route: 'PUT /api/cart/position',
    summary: 'Changes the named fields of a position.',
    permission: 'cart.use',
    input: ChangePosition,
    output: Cart,
    errors: ['entryNotFound', 'quantityOutOfRange'],
  }),
  replacePosition: endpoint({
    route: 'PUT /api/cart/position/replace',
    summary: 'Puts another part in the place of a position.',
    permission: 'cart.use',
    input: ReplacePosition,
    output: Cart,
    errors: unfitPosition,
  }),
  deletePosition: endpoint({
    route: 'DELETE /api/cart/position/{id}',
    summary: 'Removes a position.',
    permission: 'cart.use',
    output: Cart,
    errors: ['entryNotFound'],
  }),
  restorePosition: endpoint({
    route: 'POST /api/cart/position/restore',
    summary: 'Takes back the removal of a position.',
    permission: 'cart.use',
    input: z.strictObject({ positionId: Id }),
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
