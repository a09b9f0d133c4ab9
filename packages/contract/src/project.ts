import * as z from 'zod/mini'
import { CartSummary } from './cart.ts'
import { Id, Instant, line, Money, optionalLine, text } from './common.ts'
import { endpoint } from './endpoint.ts'
import { OrderSummary } from './order.ts'
import { givenOptions } from './part-options.ts'

/** Usually a mould. */
export const Project = z.strictObject({
  id: Id,
  number: z.string(),
  name: z.string(),
  revision: z.nullable(z.string()),
  description: z.nullable(z.string()),
  archived: z.boolean(),
  /** Of those that the caller sees. */
  cartCount: z.int(),
  createdAt: Instant,
})
export type Project = z.output<typeof Project>

/** One article as it is configured, over all orders of a project. */
export const OrderedPart = z.strictObject({
  /** With its options, as `AZH-3.2x160-L147.25-T50`. */
  articleNo: z.string(),
  /** With the options: how it is ordered again, whatever its number means by then. */
  productDimensionId: Id,
  ...givenOptions,
  /** Of its product. */
  productNr: z.string(),
  thumbnail: z.string(),
  description: z.string(),
  quantity: z.int(),
  /** Of all pieces, net; null where one was ordered without a price. */
  totalPrice: z.nullable(Money),
  orderCount: z.int(),
  lastOrderedAt: Instant,
})
export type OrderedPart = z.output<typeof OrderedPart>

export const ProjectDetail = z.extend(Project, {
  carts: z.array(CartSummary),
  orders: z.array(OrderSummary),
  ordered: z.array(OrderedPart),
  /** What its orders come to, net with their shipping; inquiries and what was canceled do not count. */
  orderedTotal: Money,
})
export type ProjectDetail = z.output<typeof ProjectDetail>

export const CreateProject = z.strictObject({
  number: line(40),
  name: line(100),
  revision: optionalLine(20),
  description: z.optional(z.nullable(text(2000))),
})
export type CreateProject = z.output<typeof CreateProject>

export const ChangeProject = z.strictObject({
  ...z.partial(CreateProject).shape,
  archived: z.optional(z.boolean()),
})
export type ChangeProject = z.output<typeof ChangeProject>

export const projectEndpoints = {
  list: endpoint({
    route: 'GET /api/project',
    summary: "The company's projects, those at work first, then by number.",
    permission: 'cart.use',
    output: z.array(Project),
    errors: [],
  }),
  read: endpoint({
    route: 'GET /api/project/{id}',
    summary: 'A project with its carts, its orders and what they ordered, as far as the caller sees them.',
    permission: 'cart.use',
    output: ProjectDetail,
    errors: ['entryNotFound'],
  }),
  create: endpoint({
    route: 'POST /api/project',
    summary: 'Makes a project of the company.',
    permission: 'cart.use',
    input: CreateProject,
    output: Project,
    errors: ['projectNumberTaken'],
  }),
  change: endpoint({
    route: 'PUT /api/project/{id}',
    summary: 'Changes, archives or brings back a project.',
    permission: 'cart.use',
    input: ChangeProject,
    output: Project,
    errors: ['entryNotFound', 'projectNumberTaken'],
  }),
  delete: endpoint({
    route: 'DELETE /api/project/{id}',
    summary: 'Deletes a project without orders; its carts stay. One with orders is archived instead.',
    permission: 'cart.use',
    errors: ['entryNotFound', 'projectHasOrders'],
  }),
}
