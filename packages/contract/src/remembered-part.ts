import * as z from 'zod/mini'
import { Id, Instant, pageOf, queryPage, text } from './common.ts'
import { endpoint } from './endpoint.ts'
import { maxListQueryLength } from './limits.ts'

/** A unit in which a list states quantities, such as `VE`, and how many pieces it has. */
export const Unit = z.strictObject({ name: z.string(), pieces: z.int() })
export type Unit = z.output<typeof Unit>

/** The part that somebody has chosen for a text. */
const choice = {
  id: Id,
  /** As the list writes it: the number and the words of the part, with cells for its options. */
  text: z.string(),
  productDimensionId: Id,
  /** The number of the part with its options. */
  articleNo: z.string(),
  productNr: z.string(),
  description: z.string(),
  /** False: the article is no longer sold, so the part is not proposed. */
  isSold: z.boolean(),
  usedAt: Instant,
}

/** The part that a company has chosen for the text of a row in its lists. */
export const RememberedPart = z.strictObject({
  ...choice,
  unit: z.nullable(Unit),
  /** Who chose it; null if they have left the company. */
  chosenBy: z.nullable(z.string()),
  chosenAt: Instant,
})
export type RememberedPart = z.output<typeof RememberedPart>

/** A part for a text, with how many companies have chosen it. */
export const ChosenPart = z.strictObject({
  ...choice,
  companies: z.int(),
  /** Whether it is proposed to every company. */
  isShared: z.boolean(),
})
export type ChosenPart = z.output<typeof ChosenPart>

export const ListRememberedParts = z.strictObject({
  query: z.optional(text(maxListQueryLength)),
  ...queryPage,
})
export type ListRememberedParts = z.output<typeof ListRememberedParts>

export const rememberedPartEndpoints = {
  list: endpoint({
    route: 'GET /api/remembered-part',
    summary: 'The parts that the company has chosen for texts of its lists, the last used first.',
    permission: 'cart.keep',
    input: ListRememberedParts,
    output: pageOf(RememberedPart),
    errors: ['pageSizeTooLarge'],
  }),
  delete: endpoint({
    route: 'DELETE /api/remembered-part/{id}',
    summary: 'Deletes the remembered part of a text, so that the text is read again.',
    permission: 'cart.keep',
    errors: ['entryNotFound'],
  }),
  deleteAll: endpoint({
    route: 'DELETE /api/remembered-part',
    summary: 'Deletes all parts that the company has chosen for texts.',
    permission: 'cart.keep',
    errors: [],
  }),
  listForStaff: endpoint({
    route: 'GET /api/global-admin/remembered-part',
    summary: 'The parts that companies have chosen for texts; those that every company is offered come first.',
    permission: 'shop.administer',
    input: ListRememberedParts,
    output: pageOf(ChosenPart),
    errors: ['pageSizeTooLarge'],
  }),
  share: endpoint({
    route: 'PUT /api/global-admin/remembered-part/{id}',
    summary: 'Proposes the part for this text to every company; they confirm it.',
    permission: 'shop.administer',
    errors: ['entryNotFound'],
  }),
  unshare: endpoint({
    route: 'DELETE /api/global-admin/remembered-part/{id}',
    summary: 'Ends the proposal to every company. What companies have chosen themselves stays.',
    permission: 'shop.administer',
    errors: ['entryNotFound'],
  }),
}
