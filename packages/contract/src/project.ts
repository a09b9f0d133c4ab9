import * as z from 'zod/mini'
import { CartSummary } from './cart.ts'
import { Id, Instant, line, Money, optionalLine, text } from './common.ts'
import { endpoint } from './endpoint.ts'
import { maxProjectLengths, maxShots } from './limits.ts'
import { OrderedPart } from './order/ordered-part.ts'
import { ListedOrder } from './order.ts'

const Shots = z.int().check(z.gte(1), z.lte(maxShots))

/** What the users of a mould state about its wear parts, such as ejector pins and sleeves. */
const StatedWear = z.strictObject({
  /** Since the wear parts were last replaced. */
  shots: z.int().check(z.gte(0), z.lte(maxShots)),
  /** The shots after which they are replaced again. */
  partLife: Shots,
  shotsPerWeek: z.nullable(Shots),
})
export type StatedWear = z.output<typeof StatedWear>

const Wear = z.extend(StatedWear, {
  /** When the shots were stated. */
  countedAt: Instant,
  /** When the parts reach their life; null: not known without the shots per week. */
  dueAt: z.nullable(Instant),
  isDue: z.boolean(),
})
export type Wear = z.output<typeof Wear>

/** A project of a company, usually a mould. */
export const Project = z.strictObject({
  id: Id,
  number: z.string(),
  name: z.string(),
  revision: z.nullable(z.string()),
  description: z.nullable(z.string()),
  archived: z.boolean(),
  /** null: nobody has stated it, so nothing is said about wear. */
  wear: z.nullable(Wear),
  /** The number of carts that the caller sees. */
  cartCount: z.int(),
  createdAt: Instant,
})
export type Project = z.output<typeof Project>

export const ProjectDetail = z.extend(Project, {
  carts: z.array(CartSummary),
  orders: z.array(ListedOrder),
  /** Summed over all orders of the project. */
  ordered: z.array(OrderedPart),
  /** Net total of its orders with shipping, without inquiries and cancelled orders. */
  orderedTotal: Money,
})
export type ProjectDetail = z.output<typeof ProjectDetail>

export const CreateProject = z.strictObject({
  number: line(maxProjectLengths.number),
  name: line(maxProjectLengths.name),
  revision: optionalLine(maxProjectLengths.revision),
  description: z.optional(z.nullable(text(maxProjectLengths.description))),
  wear: z.optional(z.nullable(StatedWear)),
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
    summary: "The company's projects by number, active ones first.",
    permission: 'cart.keep',
    output: z.array(Project),
    errors: [],
  }),
  read: endpoint({
    route: 'GET /api/project/{id}',
    summary: 'A project with the carts, orders and ordered parts that the caller may see.',
    permission: 'cart.keep',
    output: ProjectDetail,
    errors: ['entryNotFound'],
  }),
  create: endpoint({
    route: 'POST /api/project',
    summary: 'Makes a project of the company.',
    permission: 'cart.keep',
    input: CreateProject,
    output: Project,
    errors: ['projectNumberTaken', 'tooManyEntries'],
  }),
  change: endpoint({
    route: 'PUT /api/project/{id}',
    summary: 'Changes, archives or reactivates a project.',
    permission: 'cart.keep',
    input: ChangeProject,
    output: Project,
    errors: ['entryNotFound', 'projectNumberTaken'],
  }),
  delete: endpoint({
    route: 'DELETE /api/project/{id}',
    summary: 'Deletes a project without orders; its carts stay. A project with orders can only be archived.',
    permission: 'cart.keep',
    errors: ['entryNotFound', 'projectHasOrders'],
  }),
}
