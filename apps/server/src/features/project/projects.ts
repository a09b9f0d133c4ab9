import { maxProjects } from '@normwerk/contract/limits'
import { type Project, projectEndpoints, type StatedWear } from '@normwerk/contract/project'
import { lockByName, type Queries } from '../../database/client.ts'
import { violatedConstraint } from '../../database/query-error.ts'
import type { StoredWear } from '../../database/tables/companies.ts'
import type { Bind, Call } from '../../http/bind.ts'
import { AppError, type CallContext, type Customer, checkQuota, type Dependencies } from '../../http/call.ts'
import { changesBetween, recordEvent } from '../audit/record-event.ts'
import { listProjectCarts } from '../cart/read-cart.ts'
import { listProjectOrders } from '../order/list-orders.ts'
import { sumOrdered } from '../order/sum-ordered.ts'
import {
  type CountedRow,
  changeRow,
  countRows,
  deleteProjectRow,
  insertRow,
  listRows,
  lockCartsForUpdate,
  lockProjectForUpdate,
  readRow,
} from './repository/projects.ts'

const week = 7 * 24 * 60 * 60 * 1000

/** Returns the stated wear with the moment of its count: now, unless the shots are those of the former count. */
export function countWear(stated: StatedWear, before: StoredWear | null, now: Date): StoredWear {
  const countedAt = before?.shots === stated.shots ? before.countedAt : now.toISOString()
  return { ...stated, countedAt }
}

/** Tells when the wear parts reach their life, as far as the stated figures say so. */
export function presentWear(wear: StoredWear, now: Date) {
  const dueAt = dueAtOf(wear)
  return { ...wear, dueAt: dueAt?.toISOString() ?? null, isDue: dueAt !== null && dueAt <= now }
}

function dueAtOf({ shots, partLife, shotsPerWeek, countedAt }: StoredWear): Date | null {
  const left = Math.max(0, partLife - shots)
  if (left === 0) return new Date(countedAt)
  if (shotsPerWeek === null) return null
  const time = new Date(countedAt).getTime() + (left / shotsPerWeek) * week
  // Beyond that no date has a year of four digits.
  return time < Date.UTC(9999, 0) ? new Date(time) : null
}

type Endpoints = typeof projectEndpoints
type Recording = Pick<Dependencies, 'ids' | 'clock'>
type Clocked = Pick<Dependencies, 'clock'>

async function listProjects({ clock }: Clocked, db: Queries, caller: Customer): Promise<Project[]> {
  const now = clock.now()
  return (await listRows(db, caller)).map((row) => presentProject(row, now))
}

export async function readProject({ clock }: Clocked, db: Queries, caller: Customer, id: string): Promise<Project> {
  const row = await readRow(db, caller, id)
  if (row === undefined) throw new AppError('entryNotFound')
  return presentProject(row, clock.now())
}

/** Reads a project with its carts, its orders and the ordered parts, as far as the caller may see them. */
async function readProjectDetail({ clock }: Clocked, context: CallContext, id: string) {
  const { db, caller } = context
  return {
    ...(await readProject({ clock }, db, caller, id)),
    carts: await listProjectCarts(context, id),
    orders: await listProjectOrders(db, caller, id, clock.now()),
    ...(await sumOrdered(context, id)),
  }
}

function presentProject({ project, cartCount }: CountedRow, now: Date): Project {
  return {
    id: project.id,
    number: project.number,
    name: project.name,
    revision: project.revision,
    description: project.description,
    archived: project.archived,
    wear: project.wear === null ? null : presentWear(project.wear, now),
    cartCount,
    createdAt: project.createdAt.toISOString(),
  }
}

/** Creates a project; number and revision together are unique in the company. */
async function createProject(dependencies: Recording, call: Call<Endpoints['create']>): Promise<Project> {
  const { db, caller, input } = call
  const id = dependencies.ids.next()
  const createdAt = dependencies.clock.now()
  const wear = input.wear ? countWear(input.wear, null, createdAt) : null
  await lockByName(db, 'entriesOf', caller.companyId)
  await insertRow(db, { ...input, wear, id, companyId: caller.companyId, createdAt }).catch(rejectTaken)
  checkQuota(await countRows(db, caller.companyId), maxProjects)
  const created = await readProject(dependencies, db, caller, id)
  await recordProject(dependencies, call, null, created)
  return created
}

/** Changes the named fields. */
async function changeProject(dependencies: Recording, call: Call<Endpoints['change']>): Promise<Project> {
  const { db, caller } = call
  const { id } = call.params
  const { wear: stated, ...fields } = call.input
  if (!(await lockProjectForUpdate(db, caller, id))) throw new AppError('entryNotFound')
  const before = await readProject(dependencies, db, caller, id)
  const wear = stated && countWear(stated, before.wear, dependencies.clock.now())
  await changeRow(db, caller, id, { ...fields, wear }).catch(rejectTaken)
  const after = await readProject(dependencies, db, caller, id)
  await recordProject(dependencies, call, before, after)
  return after
}

/** A project of an order must exist as long as the order. */
async function deleteProject(dependencies: Recording, context: CallContext, id: string): Promise<void> {
  const { db, caller } = context
  await lockCartsForUpdate(db, caller, id)
  if (!(await lockProjectForUpdate(db, caller, id))) throw new AppError('entryNotFound')
  const before = await readProject(dependencies, db, caller, id)
  if (!(await deleteProjectRow(db, caller, id))) throw new AppError('projectHasOrders')
  await recordProject(dependencies, context, before, null)
}

const recordedFields = ['number', 'name', 'revision', 'description', 'archived', 'wear'] as const

/** Describes a project for the log; its wear as shots, life and shots per week. */
function describeProject({ wear, ...project }: Project) {
  return { ...project, wear: wear && [wear.shots, wear.partLife, wear.shotsPerWeek ?? '–'].join(' / ') }
}

/** Records the change of a project; `null` is no project, before its creation or after its deletion. */
async function recordProject(
  dependencies: Recording,
  { db, caller, request }: CallContext,
  before: Project | null,
  after: Project | null,
): Promise<void> {
  const subject = after ?? before
  const changes = changesBetween(before && describeProject(before), after && describeProject(after), recordedFields)
  if (subject === null || Object.keys(changes).length === 0) return
  const verb = before === null ? 'created' : after === null ? 'deleted' : 'changed'
  await recordEvent(dependencies, db, {
    action: `project.${verb}`,
    userId: caller.userId,
    companyId: caller.companyId,
    subjectId: subject.id,
    changes,
    correlationId: request.id,
  })
}

/** The index decides, so that of two simultaneous calls one is rejected. */
function rejectTaken(error: unknown): never {
  if (violatedConstraint(error) !== 'projects_number') throw error
  throw new AppError('projectNumberTaken', { fields: { number: [{ code: 'projectNumberTaken' }] }, cause: error })
}

export function projectRoutes(bind: Bind, dependencies: Dependencies): void {
  bind(projectEndpoints, {
    list: ({ db, caller }) => listProjects(dependencies, db, caller),
    read: (call) => readProjectDetail(dependencies, call, call.params.id),
    create: (call) => createProject(dependencies, call),
    change: (call) => changeProject(dependencies, call),
    delete: (call) => deleteProject(dependencies, call, call.params.id),
  })
}
