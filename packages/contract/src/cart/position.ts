import { remarkKeys } from '@normwerk/parts/remarks'
import * as z from 'zod/mini'
import { askedOptions } from '../asked-options.ts'
import { Cart, CartChange, maxNamed } from '../cart.ts'
import { Id, Quantity, text } from '../common.ts'
import { endpoint } from '../endpoint.ts'
import { maxArticleNumberLength } from '../limits.ts'
import { partErrors } from '../part-options.ts'
import { askedRemarks } from '../remarks.ts'
import { Designation } from '../search.ts'

const requested = {
  productDimensionId: Id,
  quantity: z.optional(Quantity),
  ...askedOptions,
  comment: askedRemarks.comment,
  commission: askedRemarks.commission,
}

export const AddPosition = z.strictObject({ cartId: z.optional(z.nullable(Id)), ...requested })
export type AddPosition = z.output<typeof AddPosition>

export const AddDirectly = z.strictObject({
  /** A customer part number, an article number or a designation. */
  abmessungsNr: text(maxArticleNumberLength),
  quantity: z.optional(Quantity),
  cartId: z.optional(z.nullable(Id)),
})
export type AddDirectly = z.output<typeof AddDirectly>

/** The cart, and what a person should know of the added part: what the text left open, or that it replaces another maker's. */
export const AddedDirectly = z.extend(Cart, {
  assumed: Designation.shape.assumed,
  crossReference: Designation.shape.crossReference,
})
export type AddedDirectly = z.output<typeof AddedDirectly>

export const ReplacePosition = z.strictObject({ replacePositionId: Id, ...requested })
export type ReplacePosition = z.output<typeof ReplacePosition>

export const ChangePosition = z.strictObject({
  positionId: Id,
  quantity: z.optional(Quantity),
  ...askedRemarks,
})
export type ChangePosition = z.output<typeof ChangePosition>

export const ManyPositions = z.strictObject({
  cartId: Id,
  positionIds: z.array(Id).check(z.minLength(1), z.maxLength(maxNamed)),
})
export type ManyPositions = z.output<typeof ManyPositions>

/** Sets the same remarks on many positions. At least one is given; those that are left out stay. */
export const ChangePositions = z
  .strictObject({
    ...ManyPositions.shape,
    ...askedRemarks,
  })
  .check(z.refine((change) => remarkKeys.some((remark) => change[remark] !== undefined)))
export type ChangePositions = z.output<typeof ChangePositions>

/** Why a part with its options cannot become a position. */
export const positionErrors = ['entryNotFound', 'quantityOutOfRange', ...partErrors] as const

/** The positions of a cart. Every change is answered with the whole cart. */
export const cartPositionEndpoints = {
  add: endpoint({
    route: 'POST /api/cart/position',
    summary: 'Appends a position; without a cart id to the default cart. A repeated call gets the cart as it is now.',
    permission: 'cart.use',
    input: AddPosition,
    output: Cart,
    errors: [...positionErrors, 'cartFull'],
  }),
  addDirectly: endpoint({
    route: 'POST /api/cart/position/direct',
    summary: 'Appends a position by article number or designation, and answers what the text left open.',
    permission: 'cart.use',
    input: AddDirectly,
    output: AddedDirectly,
    errors: [...positionErrors, 'cartFull', 'ownNumberIsArticle'],
  }),
  change: endpoint({
    route: 'PUT /api/cart/position',
    summary: 'Changes the named fields of a position.',
    permission: 'cart.use',
    input: ChangePosition,
    output: Cart,
    minimal: CartChange,
    errors: ['entryNotFound', 'quantityOutOfRange'],
  }),
  changeMany: endpoint({
    route: 'PUT /api/cart/position/many',
    summary: 'Sets the same notes on many positions of a cart.',
    permission: 'cart.use',
    input: ChangePositions,
    output: Cart,
    errors: ['entryNotFound'],
  }),
  replace: endpoint({
    route: 'PUT /api/cart/position/replace',
    summary: 'Replaces the part of a position with another part.',
    permission: 'cart.use',
    input: ReplacePosition,
    output: Cart,
    errors: positionErrors,
  }),
  delete: endpoint({
    route: 'DELETE /api/cart/position/{id}',
    summary: 'Removes a position.',
    permission: 'cart.use',
    output: Cart,
    errors: ['entryNotFound'],
  }),
  restore: endpoint({
    route: 'POST /api/cart/position/restore',
    summary: 'Restores a removed position.',
    permission: 'cart.use',
    input: z.strictObject({ positionId: Id }),
    output: Cart,
    errors: ['entryNotFound', 'cartFull'],
  }),
  removeMany: endpoint({
    route: 'POST /api/cart/position/remove',
    summary: 'Removes many positions of a cart; positions that are already removed are ignored.',
    permission: 'cart.use',
    input: ManyPositions,
    output: Cart,
    errors: ['entryNotFound'],
  }),
  restoreMany: endpoint({
    route: 'POST /api/cart/position/restore-many',
    summary: 'Restores many removed positions of a cart.',
    permission: 'cart.use',
    input: ManyPositions,
    output: Cart,
    errors: ['entryNotFound', 'cartFull'],
  }),
}
