import type {
  CompanyKey,
  FoundCompany,
  RegisterNewCompany,
  RegisterWithCompany,
  Registrant,
} from '@normwerk/contract/registration'
import type { Dependencies } from '../../dependencies.ts'
import { AppError } from '../../http/app-error.ts'
import { countAttempt } from '../account/limit-attempts.ts'
import {
  type FieldError,
  numberErrors,
  phoneError,
  placeErrors,
  rejectFieldErrors,
  vatIdError,
} from '../address/check-address.ts'
import { currentVersion } from '../content/pages.ts'
import { findCompanyByKey } from './repository/registrations.ts'
import { storeRegistration, type Visitor } from './store-registration.ts'

/** Stores the registration of a person whose company is new to the shop. */
export async function registerNewCompany(
  dependencies: Dependencies,
  input: RegisterNewCompany,
  visitor: Visitor,
): Promise<void> {
  const { user, ...newCompany } = input
  await countAttempt(dependencies, { purpose: 'registration', account: null, address: visitor.address })
  const { country, vatId, phoneNumber, fax } = newCompany
  rejectFieldErrors({
    ...(await placeErrors(dependencies.database, newCompany)),
    vatId: vatIdError(vatId, country),
    phoneNumber: phoneError(phoneNumber, country),
    fax: phoneError(fax, country),
    ...(await registrantErrors(dependencies, user, country)),
  })
  await storeRegistration(dependencies, user, { newCompany }, visitor)
}

/** Stores the registration of a person in a known company. */
export async function registerWithCompany(
  dependencies: Dependencies,
  input: RegisterWithCompany,
  visitor: Visitor,
): Promise<void> {
  const { user, ...key } = input
  await countAttempt(dependencies, { purpose: 'registration', account: null, address: visitor.address })
  const { company, invoiceAddress } = await findCompanyByKey(dependencies.database, key)
  rejectFieldErrors(await registrantErrors(dependencies, user, invoiceAddress.country))
  await storeRegistration(dependencies, user, { companyId: company.id }, visitor)
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
