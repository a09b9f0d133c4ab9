import * as z from 'zod/mini'
import { Id, line, pageOf } from '../common.ts'
import { endpoint } from '../endpoint.ts'
import { maxCustomerNumberLength } from '../limits.ts'
import { roles } from '../permissions.ts'
import { ChangeUserAnywhere, CreateUserAnywhere, changeErrors, ListUsers, LockUser, ManagedUser } from './user.ts'

export const ChangeCompany = z.strictObject({ userId: Id, customerNumber: line(maxCustomerNumberLength) })
export type ChangeCompany = z.output<typeof ChangeCompany>

/** The users of all companies and the shop's staff. */
export const shopUserEndpoints = {
  listPaged: endpoint({
    route: 'POST /api/global-admin/user/paged',
    readsOnly: true,
    mayLag: true,
    summary: 'A page of all users.',
    permission: 'shop.administer',
    input: ListUsers,
    output: pageOf(ManagedUser),
    errors: ['pageSizeTooLarge'],
  }),
  listRoles: endpoint({
    route: 'GET /api/global-admin/user/roles',
    summary: 'All roles.',
    permission: 'shop.administer',
    output: z.array(z.enum(roles)),
    errors: [],
  }),
  read: endpoint({
    route: 'GET /api/global-admin/{id}',
    summary: 'A user.',
    permission: 'shop.administer',
    output: ManagedUser,
    errors: ['entryNotFound'],
  }),
  create: endpoint({
    route: 'POST /api/global-admin/user',
    summary: 'Makes a user of any company, or a member of the staff, and sends an invitation.',
    permission: 'shop.administer',
    input: CreateUserAnywhere,
    output: ManagedUser,
    errors: ['EMAIL_TAKEN', 'usernameTaken', 'INVALID_COMPANY', 'tooManyEntries'],
  }),
  invite: endpoint({
    route: 'POST /api/global-admin/user/invite',
    summary: 'Sends the invitation again to a user who has not chosen a password yet.',
    permission: 'shop.administer',
    input: z.strictObject({ userId: Id }),
    errors: ['entryNotFound'],
  }),
  change: endpoint({
    route: 'PUT /api/global-admin/user',
    summary: 'Changes a user.',
    permission: 'shop.administer',
    input: ChangeUserAnywhere,
    output: ManagedUser,
    errors: changeErrors,
  }),
  changeCompany: endpoint({
    route: 'PUT /api/global-admin/user/change-company',
    summary: 'Moves a user to the company with this customer number and ends their sessions.',
    permission: 'shop.administer',
    input: ChangeCompany,
    output: ManagedUser,
    errors: ['entryNotFound', 'INVALID_COMPANY', 'lastAdministrator'],
  }),
  lock: endpoint({
    route: 'PUT /api/global-admin/user/lock',
    summary: 'Locks a user and ends their sessions, or unlocks them.',
    permission: 'shop.administer',
    input: LockUser,
    output: ManagedUser,
    errors: ['entryNotFound', 'lastAdministrator'],
  }),
  removeSecondFactor: endpoint({
    route: 'PUT /api/global-admin/user/second-factor',
    summary: 'Removes the second factor of a user who has lost it.',
    permission: 'shop.administer',
    input: z.strictObject({ userId: Id }),
    output: ManagedUser,
    errors: ['entryNotFound'],
  }),
  delete: endpoint({
    route: 'DELETE /api/global-admin/user/{id}',
    summary: 'Deletes a user with their personal data; their orders stay.',
    permission: 'shop.administer',
    errors: ['entryNotFound', 'lastAdministrator'],
  }),
}
