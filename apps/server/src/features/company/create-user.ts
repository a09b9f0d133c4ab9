import type { CreateUserAnywhere, ManagedUser } from '@normwerk/contract/company/user'
import type { Dependencies } from '../../dependencies.ts'
import { AppError } from '../../http/app-error.ts'
import { checkNumbers } from '../address/check-address.ts'
import { addUser } from './add-user.ts'
import { checkRoles, ownName } from './check-user.ts'
import { presentUser } from './list-users.ts'
import { recordUser } from './record-user.ts'
import { findCompanyByNumber } from './repository/companies.ts'
import { readUser } from './repository/users.ts'
import type { ScopedContext } from './scope.ts'
import { sendInvitation } from './user-access.ts'

/** Creates and invites a user of the administrator's company; staff can do this for any company and for the shop. */
export async function createUser(
  dependencies: Dependencies,
  context: ScopedContext,
  { customerNumber, emailRepeat: _, ...person }: CreateUserAnywhere,
): Promise<ManagedUser> {
  const { db, scope, language } = context
  const companyId = scope === 'everything' ? await findCompanyId(context, customerNumber) : scope.companyId
  checkRoles(companyId, person.roles)
  await checkNumbers(db, companyId, person, null)
  const user = await addUser(dependencies, db, {
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
    language,
    passwordHash: null,
    whenTaken: 'reject',
  })
  await recordUser(dependencies, context, 'user.created', null, user)
  await sendInvitation(dependencies, context, user)
  return presentUser(await readUser(db, scope, user.id))
}

async function findCompanyId({ db }: ScopedContext, customerNumber: string | null | undefined): Promise<string | null> {
  if (customerNumber === null || customerNumber === undefined) return null
  const company = await findCompanyByNumber(db, customerNumber)
  if (company === undefined) throw new AppError('INVALID_COMPANY')
  return company.id
}
