import { companyRoles, type Role } from '@normwerk/contract/permissions'
import type { DecideRegistration, Decision, NewCompany, Registration } from '@normwerk/contract/registration'
import type { Queries } from '../../database/client.ts'
import { AppError, type Dependencies } from '../../http/call.ts'
import { redeemRegistrationToken } from '../account/one-time-tokens.ts'
import { recordEvent } from '../audit/record-event.ts'
import { addUser } from '../company/add-user.ts'
import { createManagedCompany } from '../company/change-company.ts'
import { presentUser, type ScopedContext } from '../company/managed-users.ts'
import { sendMail } from '../mail/send-mail.ts'
import {
  deleteOthers,
  listActive,
  lockRegistrationsForUpdate,
  type RegistrationRow,
  readCompany,
  setConfirmed,
  takeWaiting,
  unattended,
  type WaitingRow,
} from './repository/registrations.ts'

/**
 * Confirms the mail address of a registration and informs the users who decide on it. Of several registrations of one
 * address the first to be confirmed counts.
 */
export async function confirmRegistration(
  dependencies: Dependencies,
  db: Queries,
  { token, correlationId }: { token: string; correlationId: string },
): Promise<void> {
  const now = dependencies.clock.now()
  await lockRegistrationsForUpdate(db, token)
  const id = await redeemRegistrationToken(db, token, now)
  const confirmed = await setConfirmed(db, id, now)
  if (confirmed === undefined) throw new AppError('INVALID_TOKEN')
  await deleteOthers(db, confirmed)
  const { companyId } = confirmed
  await recordEvent(dependencies, db, {
    action: 'registration.confirmed',
    userId: null,
    companyId,
    subjectId: id,
    correlationId,
  })
  await notifyDeciders(dependencies, db, confirmed)
}

/** Informs the company's administrators; staff for a new company or one without administrators. */
async function notifyDeciders(
  dependencies: Dependencies,
  db: Queries,
  { id, companyId }: RegistrationRow,
): Promise<void> {
  const administrators = companyId === null ? [] : await listActive(db, 'ADMIN', companyId)
  const queue = administrators.length > 0 ? 'company' : 'staff'
  const deciders = queue === 'company' ? administrators : await listActive(db, 'GLOBAL_ADMIN', null)
  for (const { email, language } of deciders) {
    const data = { registrationId: id, queue } as const
    await sendMail(dependencies, db, { kind: 'registrationWaiting', recipient: email, language, data })
  }
}

/** Accepts a waiting registration, or deletes it. */
export async function decideRegistration(
  dependencies: Dependencies,
  context: ScopedContext,
  id: string,
  { accept, roles }: DecideRegistration,
): Promise<Decision> {
  const registration = await takeWaiting(context.db, id, context.scope)
  if (accept) return { user: presentUser(await acceptRegistration(dependencies, context, registration, roles ?? null)) }
  await rejectRegistration(dependencies, context, registration)
  return { user: null }
}

/**
 * Creates a user in the named company, or in the new one, whose first user gets every role.
 * @param roles null: the default roles
 */
async function acceptRegistration(
  dependencies: Dependencies,
  context: ScopedContext,
  registration: RegistrationRow,
  roles: Role[] | null,
) {
  const { db, caller, request } = context
  const { newCompany } = registration
  const { id: companyId, ...company } =
    newCompany === null
      ? await readCompany(db, registration.companyId)
      : await openCompany(dependencies, context, newCompany)
  const user = await addUser(dependencies, db, {
    companyId,
    roles: newCompany === null ? (roles ?? ['SHOP_USER']) : [...companyRoles],
    username: registration.username,
    email: registration.email,
    salutation: registration.salutation,
    title: registration.title,
    firstName: registration.firstName,
    lastName: registration.lastName,
    phoneNumber: registration.phoneNumber,
    mobilePhoneNumber: registration.mobilePhoneNumber,
    fax: registration.fax,
    language: registration.language,
    passwordHash: registration.passwordHash,
    termsVersion: registration.termsVersion,
    termsAcceptedAt: registration.createdAt,
    whenTaken: 'number',
  })
  const { id: userId, username, email, firstName, lastName } = user
  await recordEvent(dependencies, db, {
    action: 'registration.accepted',
    userId: caller.userId,
    companyId,
    subjectId: userId,
    changes: { roles: [null, user.roles] },
    personal: {
      userId,
      changes: {
        username: [null, username],
        email: [null, email],
        firstName: [null, firstName],
        lastName: [null, lastName],
      },
    },
    correlationId: request.id,
  })
  const { language } = user
  await sendMail(dependencies, db, { kind: 'registrationAccepted', recipient: email, language, data: { userId } })
  const { customerNumber, companyName } = company
  return { user, pendingEmail: null, customerNumber, companyName, hasSecondFactor: false }
}

/** Informs the person of the rejection; the registration is already deleted. */
async function rejectRegistration(
  dependencies: Dependencies,
  { db, caller, request }: ScopedContext,
  { id, companyId, email, language, firstName, lastName }: RegistrationRow,
): Promise<void> {
  await recordEvent(dependencies, db, {
    action: 'registration.refused',
    userId: caller.userId,
    companyId,
    subjectId: id,
    correlationId: request.id,
  })
  const data = { firstName, lastName }
  await sendMail(dependencies, db, { kind: 'registrationRefused', recipient: email, language, data })
}

/** A group without discounts, until staff choose another. */
const firstDiscountGroup = 'none'

/** Creates the new company of a registration. */
async function openCompany(
  dependencies: Dependencies,
  context: ScopedContext,
  { street, streetNumber, addressAddition, zip, city, country, ...data }: NewCompany,
) {
  const { company } = await createManagedCompany(dependencies, context, {
    ...data,
    discountGroup: firstDiscountGroup,
    invoiceAddress: { street, streetNumber, addressAddition, zip, city, country },
  })
  return company
}

/** Returns what the deciding users see; the password is left out. */
export function presentRegistration(row: WaitingRow): Registration {
  return {
    id: row.id,
    username: row.username,
    salutation: row.salutation,
    title: row.title,
    firstName: row.firstName,
    lastName: row.lastName,
    email: row.email,
    phoneNumber: row.phoneNumber,
    mobilePhoneNumber: row.mobilePhoneNumber,
    fax: row.fax,
    customerNumber: row.customerNumber,
    companyName: row.companyName,
    newCompany: row.newCompany,
    termsVersion: row.termsVersion,
    createdAt: row.createdAt.toISOString(),
    confirmedAt: row.confirmedAt.toISOString(),
  }
}

const day = 24 * 60 * 60 * 1000

/** How long a registration may stay unconfirmed. */
const maxUnconfirmedMs = 7 * day

/**
 * Old registrations without confirmation or decision; they contain personal data.
 * @param maxWait how many days a decision may take
 */
export function expiredRegistrations(now: Date, maxWait: number) {
  const time = now.getTime()
  return unattended({ created: new Date(time - maxUnconfirmedMs), confirmed: new Date(time - maxWait * day) })
}
