import type { ChangeProject, CreateProject, Project, ProjectDetail } from '@normwerk/contract/project'
import type { Queries } from '../../database/client.ts'
import { violatedConstraint } from '../../database/query-error.ts'
import type { Dependencies } from '../../dependencies.ts'
import { AppError } from '../../http/app-error.ts'
import type { CallContext, Customer } from '../../http/caller.ts'
import { listProjectCarts } from '../cart/read-cart.ts'
import { listProjectOrders, sumOrdered } from '../order/read-order.ts'
import {
  type CountedRow,
  changeRow,
  deleteProjectRow,
  insertRow,
  listRows,
  lockCartsForUpdate,
  lockProjectForUpdate,
  readRow,
} from './repository/projects.ts'

export async function listProjects(db: Queries, caller: Customer): Promise<Project[]> {
  return (await listRows(db, caller)).map(presentProject)
}

export async function readProject(db: Queries, caller: Customer, id: string): Promise<Project> {
  const row = await readRow(db, caller, id)
  if (row === undefined) throw new AppError('entryNotFound')
  return presentProject(row)
}

/** Reads a project with its carts, its orders and the ordered parts, as far as the caller may see them. */
export async function readProjectDetail(
  { clock }: Pick<Dependencies, 'clock'>,
  context: CallContext,
  id: string,
): Promise<ProjectDetail> {
  const { db, caller } = context
  return {
    ...(await readProject(db, caller, id)),
    carts: await listProjectCarts(context, id),
    orders: await listProjectOrders(db, caller, id, clock.now()),
    ...(await sumOrdered(db, caller, id)),
  }
}

function presentProject({ project, cartCount }: CountedRow): Project {
  return {
    id: project.id,
    number: project.number,
    name: project.name,
    revision: project.revision,
    description: project.description,
    archived: project.archived,
    cartCount,
    createdAt: project.createdAt.toISOString(),
  }
}

/** Creates a project; number and revision together are unique in the company. */
export async function createProject(
  { ids, clock }: Pick<Dependencies, 'ids' | 'clock'>,
  db: Queries,
  caller: Customer,
  input: CreateProject,
): Promise<Project> {
  const id = ids.next()
  await insertRow(db, { ...input, id, companyId: caller.companyId, createdAt: clock.now() }).catch(rejectTaken)
  return readProject(db, caller, id)
}

/** Changes the named fields. */
export async function changeProject(
  db: Queries,
  caller: Customer,
  id: string,
  fields: ChangeProject,
): Promise<Project> {
  const isThere = await changeRow(db, caller, id, fields).catch(rejectTaken)
  if (!isThere) throw new AppError('entryNotFound')
  return readProject(db, caller, id)
}

/** A project of an order must exist as long as the order. */
export async function deleteProject(db: Queries, caller: Customer, id: string): Promise<void> {
  await lockCartsForUpdate(db, caller, id)
  if (!(await lockProjectForUpdate(db, caller, id))) throw new AppError('entryNotFound')
  if (!(await deleteProjectRow(db, caller, id))) throw new AppError('projectHasOrders')
}

/** The index decides, so that of two simultaneous calls one is rejected. */
function rejectTaken(error: unknown): never {
  if (violatedConstraint(error) !== 'projects_number') throw error
  throw new AppError('projectNumberTaken', { fields: { number: [{ code: 'projectNumberTaken' }] }, cause: error })
}
