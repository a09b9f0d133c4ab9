import * as z from 'zod/mini'
import { Id, Instant, line, Money, PartialPageRequest, pageOf, text } from '../common.ts'
import { endpoint } from '../endpoint.ts'
import type { ErrorCode } from '../errors.ts'
import { maxCustomerNumberLength, maxListQueryLength } from '../limits.ts'
import { companyRoles, roles } from '../permissions.ts'
import { Email, emailsMatch, personalFields, personShown, usernameIsOwn, WrittenUsername } from '../person.ts'

/** How much a user may order, net; null: as much as they like. */
const givenLimits = { orderLimit: z.nullable(Money), monthLimit: z.nullable(Money) }
const Limit = z.optional(z.nullable(Money.check(z.maxLength(12))))
const askedLimits = { orderLimit: Limit, monthLimit: Limit }

/** A user as administrators see them. */
export const ManagedUser = z.strictObject({
  id: Id,
  userId: Id,
  username: z.string(),
  ...personShown,
  /** A new address that its mailbox has not confirmed yet. */
  pendingEmail: z.nullable(z.string()),
  roles: z.array(z.enum(roles)),
  ...givenLimits,
  companyCustomerNumber: z.nullable(z.string()),
  companyName: z.nullable(z.string()),
  locked: z.boolean(),
  enabled: z.boolean(),
  /** The user has not chosen a password yet. */
  invited: z.boolean(),
  secondFactor: z.boolean(),
  createdAt: Instant,
  lastLoginAt: z.nullable(Instant),
})
export type ManagedUser = z.output<typeof ManagedUser>

export const UserStatus = z.enum(['active', 'invited', 'locked', 'disabled'])
export type UserStatus = z.output<typeof UserStatus>

export const UserSort = z.enum([
  'name',
  '-name',
  'email',
  '-email',
  'company',
  '-company',
  'roles',
  '-roles',
  'status',
  '-status',
  'lastLoginAt',
  '-lastLoginAt',
  'createdAt',
  '-createdAt',
])
export type UserSort = z.output<typeof UserSort>

/** Each text matches a part of its field, ignoring case; `query` searches names, user name and mail address. */
export const UserFilter = z.strictObject({
  query: z.optional(z.nullable(text(maxListQueryLength))),
  email: z.optional(z.nullable(text(maxListQueryLength))),
  company: z.optional(z.nullable(text(maxListQueryLength))),
  customerNumber: z.optional(z.nullable(text(maxCustomerNumberLength))),
  role: z.optional(z.nullable(z.enum(roles))),
  status: z.optional(z.nullable(UserStatus)),
})

/** Users by name, ten a page by default. */
export const ListUsers = z.strictObject({
  pageRequest: z.optional(z.nullable(PartialPageRequest)),
  userFilter: z.optional(z.nullable(UserFilter)),
  sort: z.optional(z.nullable(UserSort)),
})
export type ListUsers = z.output<typeof ListUsers>

const newUser = {
  ...personalFields,
  ...askedLimits,
  /** Left out: the mail address is the user name. */
  username: z.optional(z.nullable(WrittenUsername)),
  email: Email,
  emailRepeat: z.optional(z.nullable(Email)),
}

export const CreateUser = z
  .strictObject({ ...newUser, roles: z.array(z.enum(companyRoles)) })
  .check(emailsMatch(), usernameIsOwn())
export type CreateUser = z.output<typeof CreateUser>

/** For staff: a user of the company with this customer number, or without a number a member of the staff. */
export const CreateUserAnywhere = z
  .strictObject({
    ...newUser,
    roles: z.array(z.enum(roles)),
    customerNumber: z.optional(z.nullable(line(maxCustomerNumberLength))),
  })
  .check(emailsMatch(), usernameIsOwn())
export type CreateUserAnywhere = z.output<typeof CreateUserAnywhere>

const changedUser = { ...z.partial(z.strictObject(newUser)).shape, id: Id, enabled: z.optional(z.boolean()) }

export const ChangeUser = z
  .strictObject({ ...changedUser, roles: z.optional(z.array(z.enum(companyRoles))) })
  .check(emailsMatch())
export type ChangeUser = z.output<typeof ChangeUser>

export const ChangeUserAnywhere = z
  .strictObject({ ...changedUser, roles: z.optional(z.array(z.enum(roles))) })
  .check(emailsMatch())
export type ChangeUserAnywhere = z.output<typeof ChangeUserAnywhere>

export const LockUser = z.strictObject({ userId: Id, locking: z.boolean() })

export const changeErrors = [
  'entryNotFound',
  'EMAIL_TAKEN',
  'usernameTaken',
  'lastAdministrator',
] as const satisfies ErrorCode[]

export const companyUserEndpoints = {
  list: endpoint({
    route: 'GET /api/admin/user',
    summary: 'All users of the company, by name.',
    permission: 'company.manage',
    output: z.array(ManagedUser),
    errors: [],
  }),
  listPaged: endpoint({
    route: 'POST /api/admin/user/paged',
    readsOnly: true,
    summary: "A page of the company's users.",
    permission: 'company.manage',
    input: ListUsers,
    output: pageOf(ManagedUser),
    errors: ['pageSizeTooLarge'],
  }),
  listRoles: endpoint({
    route: 'GET /api/admin/user/roles',
    summary: 'The roles that an administrator can grant.',
    permission: 'company.manage',
    output: z.array(z.enum(companyRoles)),
    errors: [],
  }),
  read: endpoint({
    route: 'GET /api/admin/user/{id}',
    summary: 'A user of the company.',
    permission: 'company.manage',
    output: ManagedUser,
    errors: ['entryNotFound'],
  }),
  create: endpoint({
    route: 'POST /api/admin/user',
    summary: 'Makes a user of the company and sends an invitation with a link to choose the password.',
    permission: 'company.manage',
    input: CreateUser,
    output: ManagedUser,
    errors: ['EMAIL_TAKEN', 'usernameTaken', 'tooManyEntries'],
  }),
  invite: endpoint({
    route: 'POST /api/admin/user/invite',
    summary: 'Sends the invitation again to a user who has not chosen a password yet.',
    permission: 'company.manage',
    input: z.strictObject({ userId: Id }),
    errors: ['entryNotFound'],
  }),
  change: endpoint({
    route: 'PUT /api/admin/user',
    summary: 'Changes a user of the company.',
    permission: 'company.manage',
    input: ChangeUser,
    output: ManagedUser,
    errors: changeErrors,
  }),
  lock: endpoint({
    route: 'PUT /api/admin/user/lock',
    summary: 'Locks a user and ends their sessions, or unlocks them.',
    permission: 'company.manage',
    input: LockUser,
    output: ManagedUser,
    errors: ['entryNotFound', 'lastAdministrator'],
  }),
  removeSecondFactor: endpoint({
    route: 'PUT /api/admin/user/second-factor',
    summary: 'Removes the second factor of a user who has lost it.',
    permission: 'company.manage',
    input: z.strictObject({ userId: Id }),
    output: ManagedUser,
    errors: ['entryNotFound'],
  }),
  delete: endpoint({
    route: 'DELETE /api/admin/user/{id}',
    summary: 'Deletes a user with their personal data; their orders stay.',
    permission: 'company.manage',
    errors: ['entryNotFound', 'lastAdministrator'],
  }),
}
