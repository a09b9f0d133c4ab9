import { companyRoles, type Role } from '@normwerk/contract/permissions'
import type { Dependencies } from '../../dependencies.ts'
import { recordEvent } from '../audit/record-event.ts'
import { addUser } from '../company/add-user.ts'
import type { ScopedContext } from '../company/scope.ts'
import { sendMail } from '../mail/send-mail.ts'
import { openCompany } from './open-company.ts'
import { type RegistrationRow, readCompany } from './repository/registrations.ts'

/**
 * Creates a user in the named company, or in the new one, whose first user gets every role.
 * @param roles null: the default roles
 */
export async function acceptRegistration(
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
  return { user, customerNumber: company.customerNumber, companyName: company.companyName }
}
