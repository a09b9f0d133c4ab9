import { isDeepStrictEqual } from 'node:util'
import type { ChangeCompany } from '@normwerk/contract/company/shop-user'
import type { ChangeUserAnywhere, CreateUserAnywhere, ManagedUser } from '@normwerk/contract/company/user'
import { isUserRole, type Role } from '@normwerk/contract/permissions'
import { readMoney } from '@normwerk/pricing/money'
import type { Queries } from '../../database/client.ts'
import { AppError, type Caller, type Dependencies } from '../../http/call.ts'
import type { FormCheck, ValidFields } from '../../http/parse-input.ts'
import { requestEmail } from '../account/change-email.ts'
import { countAttempt, limitTakenEmails } from '../account/limit-attempts.ts'
import { deletePasswordTokens } from '../account/one-time-tokens.ts'
import { endSessions } from '../account/sessions.ts'
import { type FieldError, findNumberErrors, listFieldErrors, rejectFieldErrors } from '../address/check-address.ts'
import { changesBetween, recordEvent } from '../audit/record-event.ts'
import { sendMail } from '../mail/send-mail.ts'
import { addUser, inOrder, isSameAddress, ownName, recordUser, requireOtherAdministrator } from './add-user.ts'
import { presentUser, readManagedUser, type Scope, type ScopedContext } from './managed-users.ts'
import { findCompanyByNumber } from './repository/companies.ts'
import { deleteAnswers, deleteShares, redirectCarts } from './repository/erasure.ts'
import { lockUserForUpdate, type ManagedRow, readUser, type UserRow, updateUser } from './repository/users.ts'
import { sendInvitation } from './user-access.ts'

/** Creates and invites a user of the administrator's company; staff can do this for any company and for the shop. */
export async function createUser(
  dependencies: Dependencies,
  context: ScopedContext,
  { customerNumber, emailRepeat: _, ...person }: CreateUserAnywhere,
): Promise<ManagedUser> {
  const { db, scope, caller, language } = context
  const companyId = scope === 'everything' ? await findCompanyId(context, customerNumber) : scope.companyId
  rejectFieldErrors(await userErrors(db, companyId, person, null))
  const limits = inCents(person)
  const created = {
    companyId,
    username: ownName(person.username, person.email),
    email: person.email,
    salutation: person.salutation ?? null,
    title: person.title ?? null,
    firstName: person.firstName,
    lastName: person.lastName,
    phoneNumber: person.phoneNumber ?? null,
    mobilePhoneNumber: person.mobilePhoneNumber ?? null,
    fax: person.fax ?? null,
    roles: person.roles,
    orderLimit: limits.orderLimit ?? null,
    monthLimit: limits.monthLimit ?? null,
    language,
    passwordHash: null,
    whenTaken: 'reject',
  } as const
  const user = await limitTakenEmails(dependencies, caller.userId, () => addUser(dependencies, db, created))
  await recordUser(dependencies, context, 'user.created', null, user)
  await sendInvitation(dependencies, context, user)
  return readManagedUser(db, scope, user.id)
}

/** Returns the fields with limits in cents; a limit that was not sent is left out. */
function inCents<Sent extends Pick<ChangeUserAnywhere, 'orderLimit' | 'monthLimit'>>(sent: Sent) {
  const { orderLimit, monthLimit, ...fields } = sent
  const cents = (limit: string | null) => (limit === null ? null : readMoney(limit))
  return {
    ...fields,
    ...(orderLimit !== undefined && { orderLimit: cents(orderLimit) }),
    ...(monthLimit !== undefined && { monthLimit: cents(monthLimit) }),
  }
}

/** Finds the errors of the fields that were sent; an unchanged number is not an error. */
async function userErrors(
  db: Queries,
  companyId: string | null,
  { roles, ...numbers }: ValidFields<ChangeUserAnywhere>,
  before: UserRow | null,
): Promise<Record<string, FieldError>> {
  return {
    ...(await findNumberErrors(db, companyId, numbers, before)),
    roles: roles === undefined || areRolesOf(companyId, roles) ? undefined : 'invalid',
  }
}

/** Finds the errors of a new user whose other fields were rejected. Users of all companies are created by staff. */
export const checkNewUser: FormCheck<CreateUserAnywhere, Caller> = async (form, { db, caller }) => {
  if (!form.customerNumber) return listFieldErrors(await userErrors(db, caller.companyId, form, null))
  const company = await findCompanyByNumber(db, form.customerNumber)
  return company === undefined ? {} : listFieldErrors(await userErrors(db, company.id, form, null))
}

/** Does the same for a change, if it says whose. */
export function checkChangedUser<Who extends Caller>(
  scopeOf: (caller: Who) => Scope,
): FormCheck<ChangeUserAnywhere, Who> {
  return async (form, { db, caller }) => {
    if (form.id === undefined) return {}
    const { user } = await readUser(db, scopeOf(caller), form.id)
    return listFieldErrors(await userErrors(db, user.companyId, form, user))
  }
}

async function findCompanyId({ db }: ScopedContext, customerNumber: string | null | undefined): Promise<string | null> {
  if (customerNumber === null || customerNumber === undefined) return null
  const company = await findCompanyByNumber(db, customerNumber)
  if (company === undefined) throw new AppError('INVALID_COMPANY')
  return company.id
}

/**
 * Changes the named fields of a user. A new mail address counts only when its mailbox has confirmed it, except that of a
 * user without a password, who gets one by a mail to that address.
 */
export async function changeUser(
  dependencies: Dependencies,
  context: ScopedContext,
  { id, emailRepeat: _, ...sent }: ChangeUserAnywhere,
): Promise<ManagedUser> {
  const { db, scope, caller, request } = context
  const before = await lockUserForUpdate(db, scope, id)
  const newEmail = newAddress(before, sent.email)
  if (newEmail !== undefined) {
    await countAttempt(dependencies, { purpose: 'emailChangeOfOthers', account: caller.userId, address: '' })
  }
  const requested = before.passwordHash === null ? undefined : newEmail
  if (requested !== undefined) {
    // Administrators change their own address in their profile, which asks for their password.
    rejectFieldErrors({ email: id === caller.userId ? 'invalid' : undefined })
    // The mail tells its reader if the address is taken, and nobody else.
    await requestEmail(dependencies, db, before, requested, before.language)
    await recordEvent(dependencies, db, {
      action: 'user.emailRequested',
      userId: caller.userId,
      companyId: before.companyId,
      subjectId: id,
      personal: { userId: id, changes: { email: [before.email, requested] } },
      correlationId: request.id,
    })
  }
  const fields = requested === undefined ? sent : withoutAddress(before, sent, requested)
  const roles = sent.roles === undefined ? before.roles.filter(isUserRole) : inOrder(sent.roles)
  const enabled = sent.enabled ?? before.enabled
  rejectFieldErrors(await userErrors(db, before.companyId, { ...sent, roles }, before))
  await requireOtherAdministrator(db, before, { ...before, roles, enabled })
  const changed = { ...inCents(fields), roles, enabled, username: chooseName(before, fields) }
  const change = () => updateUser(db, id, changed)
  const isNewAddress = newAddress(before, fields.email) !== undefined
  const after = await (isNewAddress ? limitTakenEmails(dependencies, caller.userId, change) : change())
  if (before.enabled && !enabled) await endSessions(db, id)
  if (!isSameAddress(before.email, after.email)) await moveMail(dependencies, context, before)
  if (!isDeepStrictEqual(before, after)) await recordUser(dependencies, context, 'user.changed', before, after)
  return readManagedUser(db, scope, id)
}

function newAddress(before: UserRow, email: string | undefined): string | undefined {
  return email === undefined || isSameAddress(before.email, email) ? undefined : email
}

/** Leaves out an address that has to be confirmed first, also where it was sent as the user name. */
function withoutAddress(
  before: UserRow,
  { email: _, username, ...sent }: Omit<ChangeUserAnywhere, 'id'>,
  requested: string,
): Omit<ChangeUserAnywhere, 'id'> {
  if (username === undefined) return sent
  return { ...sent, username: username !== null && isSameAddress(username, requested) ? before.username : username }
}

/** A user name that is the mail address follows its change, whether it is left out or sent back unchanged. */
function chooseName(before: UserRow, { username, email = before.email }: Omit<ChangeUserAnywhere, 'id'>): string {
  const requested = username === undefined ? before.username : username
  const chosen = ownName(ownName(requested, before.email), email)
  const isAddress = chosen !== null && chosen !== before.username && chosen.includes('@')
  rejectFieldErrors({ username: isAddress ? 'invalidCharacters' : undefined })
  return chosen ?? email
}

/** Invalidates links that were sent to the old address, and informs its reader. */
async function moveMail(
  dependencies: Dependencies,
  { db }: ScopedContext,
  { id, email, language }: UserRow,
): Promise<void> {
  await deletePasswordTokens(db, id)
  const data = { userId: id, emailChangeId: '' }
  await sendMail(dependencies, db, { kind: 'emailChanged', recipient: email, language, data })
}

/** Moves a user to the company with this customer number. The user is no administrator there. */
export async function moveUser(
  dependencies: Dependencies,
  context: ScopedContext,
  { userId, customerNumber }: ChangeCompany,
): Promise<ManagedUser> {
  const { db, scope } = context
  const before = await lockUserForUpdate(db, scope, userId)
  const company = await findCompanyByNumber(db, customerNumber)
  if (company === undefined) throw new AppError('INVALID_COMPANY')
  if (company.id === before.companyId) return readManagedUser(db, scope, userId)
  const left = await readUser(db, scope, userId)
  const roles = before.roles.filter((role) => role !== 'ADMIN' && role !== 'GLOBAL_ADMIN')
  await requireOtherAdministrator(db, before, { ...before, roles, companyId: company.id })
  await updateUser(db, userId, { roles, companyId: company.id })
  await endSessions(db, userId)
  await redirectCarts(db, userId)
  await deleteShares(db, userId)
  await deleteAnswers(db, userId)
  const entered = await readUser(db, scope, userId)
  await recordMove(dependencies, context, left, entered)
  return presentUser(entered)
}

/** Records one event for each company, so that its administrators do not learn of the other company. */
async function recordMove(
  dependencies: Dependencies,
  { db, caller, request }: ScopedContext,
  left: ManagedRow,
  entered: ManagedRow,
): Promise<void> {
  const event = {
    action: 'user.companyChanged',
    userId: caller.userId,
    subjectId: left.user.id,
    correlationId: request.id,
  } as const
  const roles = changesBetween(left.user, entered.user, ['roles'])
  await recordEvent(dependencies, db, {
    ...event,
    companyId: left.user.companyId,
    changes: { companyCustomerNumber: [left.customerNumber, null], ...roles },
  })
  await recordEvent(dependencies, db, {
    ...event,
    companyId: entered.user.companyId,
    changes: { companyCustomerNumber: [null, entered.customerNumber], ...roles },
  })
}

/** Whether users of the company may have these roles. Staff have the one role that no user of a company has. */
function areRolesOf(companyId: string | null, roles: readonly Role[]): boolean {
  return roles.every((role) => (role === 'GLOBAL_ADMIN') === (companyId === null))
}
