import type { ChangeProject, CreateProject, Project } from '@normwerk/contract/project'
import type { Queries } from '../../database/client.ts'
import { violatedConstraint } from '../../database/query-error.ts'
import type { Dependencies } from '../../dependencies.ts'
import { AppError } from '../../http/app-error.ts'
import type { Customer } from '../../http/caller.ts'
import { readProject } from './read-project.ts'
import {
  changeRow,
  deleteProjectRow,
  insertRow,
  lockCartsForUpdate,
  lockProjectForUpdate,
} from './repository/projects.ts'

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
