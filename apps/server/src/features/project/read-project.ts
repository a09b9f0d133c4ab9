import type { Project, ProjectDetail } from '@normwerk/contract/project'
import type { Queries } from '../../database/client.ts'
import type { Dependencies } from '../../dependencies.ts'
import { AppError } from '../../http/app-error.ts'
import type { CallContext } from '../../http/call-context.ts'
import type { Customer } from '../../http/caller.ts'
import { listProjectCarts } from '../cart/read-cart.ts'
import { listProjectOrders, sumOrdered } from '../order/read-order.ts'
import { type CountedRow, listRows, readRow } from './repository/projects.ts'

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
