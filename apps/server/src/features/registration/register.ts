import type {
  CompanyKey,
  FoundCompany,
  RegisterNewCompany,
  RegisterWithCompany,
  Registrant,
} from '@normwerk/contract/registration'
import type { Queries } from '../../database/client.ts'
import type { Dependencies } from '../../dependencies.ts'
import { AppError } from '../../http/app-error.ts'
import type { FormCheck, ValidFields } from '../../http/check-form.ts'
import { countAttempt } from '../account/limit-attempts.ts'
import {
  type FieldError,
  listFieldErrors,
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
  rejectFieldErrors(await newCompanyErrors(input, dependencies.database))
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
  rejectFieldErrors(await registrantErrors(dependencies.database, user, invoiceAddress.country))
  await storeRegistration(dependencies, user, { companyId: company.id }, visitor)
}

/** Numbers are compared with the country, and not without one. */
async function newCompanyErrors(
  { user = {}, country, zip, vatId, phoneNumber, fax }: ValidFields<RegisterNewCompany>,
  db: Queries,
): Promise<Record<string, FieldError>> {
  if (country === undefined) return registrantErrors(db, user, null)
  return {
    ...(await placeErrors(db, { zip, country })),
    vatId: vatIdError(vatId, country),
    phoneNumber: phoneError(phoneNumber, country),
    fax: phoneError(fax, country),
    ...(await registrantErrors(db, user, country)),
  }
}

async function registrantErrors(
  db: Queries,
  user: ValidFields<Registrant>,
  country: string | null,
): Promise<Record<string, FieldError>> {
  const terms = await currentVersion(db, 'terms')
  if (terms === null) throw new AppError('termsNotPublished')
  const { termsVersion } = user
  const numbers = country === null ? {} : numberErrors(user, country, null)
  return {
    'user.termsVersion': termsVersion === undefined || termsVersion === terms ? undefined : 'termsOutdated',
    ...Object.fromEntries(Object.entries(numbers).map(([name, error]) => [`user.${name}`, error])),
  }
}

/** Finds the errors of a form whose other fields were rejected. */
export const checkNewCompany: FormCheck<RegisterNewCompany> = async (form, { db }) =>
  listFieldErrors(await newCompanyErrors(form, db))

/** Looks up no company, as each attempt to find one is counted. */
export const checkWithCompany: FormCheck<RegisterWithCompany> = async ({ user = {} }, { db }) =>
  listFieldErrors(await registrantErrors(db, user, null))

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
