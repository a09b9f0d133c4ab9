import type { LanguageCode } from '@normwerk/contract/language'
import type {
  CompanyKey,
  FoundCompany,
  NewCompany,
  RegisterNewCompany,
  RegisterWithCompany,
  Registrant,
} from '@normwerk/contract/registration'
import type { Dependencies } from '../../dependencies.ts'
import { AppError } from '../../http/app-error.ts'
import { checkPassword } from '../account/change-password.ts'
import { countAttempt, exceededLimit } from '../account/limit-attempts.ts'
import {
  type FieldError,
  numberErrors,
  phoneError,
  placeErrors,
  rejectFieldErrors,
  vatIdError,
} from '../address/check-address.ts'
import { ownName } from '../company/check-user.ts'
import { currentVersion } from '../content/pages.ts'
import { sendMail } from '../mail/send-mail.ts'
import { findCompanyByKey, insertRegistration } from './repository/registrations.ts'

interface Visitor {
  address: string
  language: LanguageCode
}

type Place = { companyId: string } | { newCompany: NewCompany }

/** Stores the registration of a person whose company is new to the shop. */
export async function registerNewCompany(
  dependencies: Dependencies,
  input: RegisterNewCompany,
  visitor: Visitor,
): Promise<void> {
  const { user, ...newCompany } = input
  await admit(dependencies, user, visitor)
  const { country, vatId, phoneNumber, fax } = newCompany
  rejectFieldErrors({
    ...(await placeErrors(dependencies.database, newCompany)),
    vatId: vatIdError(vatId, country),
    phoneNumber: phoneError(phoneNumber, country),
    fax: phoneError(fax, country),
    ...(await registrantErrors(dependencies, user, country)),
  })
  await keep(dependencies, user, { newCompany }, visitor)
}

/** Stores the registration of a person in a known company. */
export async function registerWithCompany(
  dependencies: Dependencies,
  input: RegisterWithCompany,
  visitor: Visitor,
): Promise<void> {
  const { user, ...key } = input
  await admit(dependencies, user, visitor)
  const { company, invoiceAddress } = await findCompanyByKey(dependencies.database, key)
  rejectFieldErrors(await registrantErrors(dependencies, user, invoiceAddress.country))
  await keep(dependencies, user, { companyId: company.id }, visitor)
}

async function admit(
  dependencies: Dependencies,
  { password, passwordRepeat }: Registrant,
  { address }: Visitor,
): Promise<void> {
  await countAttempt(dependencies, { purpose: 'registration', account: null, address })
  checkPassword(password, passwordRepeat)
}

async function registrantErrors(
  { database }: Pick<Dependencies, 'database'>,
  user: Registrant,
  country: string,
): Promise<Record<string, FieldError>> {
  const terms = await currentVersion(database, 'terms')
  if (terms === null) throw new AppError('termsNotPublished')
  const { phoneNumber, mobilePhoneNumber, fax } = numberErrors(user, country, null)
  return {
    'user.termsVersion': user.termsVersion === terms ? undefined : 'termsOutdated',
    'user.phoneNumber': phoneNumber,
    'user.mobilePhoneNumber': mobilePhoneNumber,
    'user.fax': fax,
  }
}

/**
 * Does the same whether the mail address is taken or not, so that the answer does not reveal accounts. Only the mail
 * says so, and each mailbox gets only a few mails. The slow hash is computed before the transaction, which would
 * otherwise hold a connection in the meantime.
 */
async function keep(
  dependencies: Dependencies,
  user: Registrant,
  place: Place,
  { address, language }: Visitor,
): Promise<void> {
  const passwordHash = await dependencies.passwords.hash(user.password)
  const mail = { purpose: 'registrationMail', account: user.email.toLowerCase(), address } as const
  if ((await exceededLimit(dependencies, mail)) !== null) return
  const id = dependencies.ids.next()
  await dependencies.database.transaction(async (db) => {
    await insertRegistration(db, {
      id,
      ...place,
      username: ownName(user.username, user.email),
      email: user.email,
      salutation: user.salutation,
      title: user.title,
      firstName: user.firstName,
      lastName: user.lastName,
      phoneNumber: user.phoneNumber,
      mobilePhoneNumber: user.mobilePhoneNumber,
      fax: user.fax,
      language,
      passwordHash,
      termsVersion: user.termsVersion,
      createdAt: dependencies.clock.now(),
    })
    await sendMail(dependencies, db, {
      kind: 'confirmRegistration',
      recipient: user.email,
      language,
      data: { registrationId: id },
    })
  })
}

/** Finds the company of a customer number, with the name on its invoices. */
export async function findCompany(dependencies: Dependencies, key: CompanyKey, address: string): Promise<FoundCompany> {
  await countAttempt(dependencies, { purpose: 'companyLookup', account: null, address })
  const { company, invoiceAddress } = await findCompanyByKey(dependencies.database, key)
  return {
    name: company.companyName,
    nameAddition: company.companyAddition,
    street: [invoiceAddress.street, invoiceAddress.streetNumber].filter((part) => part !== null).join(' '),
    streetAddition: invoiceAddress.streetAddition,
    zip: invoiceAddress.zip,
    city: invoiceAddress.city,
    country: invoiceAddress.country,
    vatId: company.vatId,
    phoneNumber: company.phoneNumber,
    fax: company.fax,
  }
}
