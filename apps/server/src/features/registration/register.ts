import type { LanguageCode } from '@normwerk/contract/language'
import type { NewCompany, RegisterNewCompany, RegisterWithCompany, Registrant } from '@normwerk/contract/registration'
import { lockByName, type Queries } from '../../database/client.ts'
import { AppError, type Dependencies } from '../../http/call.ts'
import type { FormCheck, ValidFields } from '../../http/parse-input.ts'
import { countAttempt, exceededLimit } from '../account/limit-attempts.ts'
import {
  type FieldError,
  listFieldErrors,
  numberErrors,
  phoneError,
  placeErrors,
  rejectFieldErrors,
  vatIdError,
} from '../address/check-address.ts'
import { ownName } from '../company/add-user.ts'
import { currentVersion } from '../content/pages.ts'
import { sendMail } from '../mail/send-mail.ts'
import { findCompanyByKey, insertRegistration, listUnconfirmed } from './repository/registrations.ts'

interface Visitor {
  address: string
  language: LanguageCode
}

export type Place = { companyId: string } | { newCompany: NewCompany }

type Stored = Awaited<ReturnType<typeof listUnconfirmed>>[number]

/** How long a person who sends the same form again gets no second mail. */
const repeatTime = 60 * 60 * 1000
/** With how many forms a form is compared: each comparison may cost a slow hash. */
const maxCompared = 3

/**
 * Does the same whether the mail address is taken or not, so that the answer does not reveal accounts. Only the mail
 * says so, and each mailbox gets only a few mails, and one for equal forms. The slow hash is computed before the
 * transaction, which would otherwise hold a connection in the meantime.
 */
async function storeRegistration(
  dependencies: Dependencies,
  user: Registrant,
  place: Place,
  { address, language }: Visitor,
): Promise<void> {
  const { database, clock, ids, passwords } = dependencies
  const passwordHash = await passwords.hash(user.password)
  const email = user.email.toLowerCase()
  const now = clock.now()
  const sent = describe(user, place)
  const since = new Date(now.getTime() - repeatTime)
  const listRecent = (db: Queries) => listUnconfirmed(db, { email, since, limit: maxCompared })
  const isEqual = async (row: Stored) => isSame(row, sent) && (await passwords.verify(row.passwordHash, user.password))

  let known = await listRecent(database)
  for (const row of known) if (await isEqual(row)) return
  if ((await exceededLimit(dependencies, { purpose: 'registrationMail', account: email, address })) !== null) return
  for (;;) {
    const missed = await database.transaction(async (db) => {
      await lockByName(db, 'registrationsOf', email)
      const rows = await listRecent(db)
      const unknown = rows.filter(({ id }) => !known.some((other) => other.id === id))
      if (unknown.length > 0) return { rows, unknown }
      const id = ids.next()
      await insertRegistration(db, { ...sent, id, email: user.email, language, passwordHash, createdAt: now })
      const data = { registrationId: id }
      await sendMail(dependencies, db, { kind: 'confirmRegistration', recipient: user.email, language, data })
      return null
    })
    if (missed === null) return
    for (const row of missed.unknown) if (await isEqual(row)) return
    known = missed.rows
  }
}

/** Returns what two equal registrations share, as it is stored. */
function describe(user: Registrant, place: Place) {
  return {
    companyId: null,
    newCompany: null,
    ...place,
    username: ownName(user.username, user.email),
    salutation: user.salutation ?? null,
    title: user.title ?? null,
    firstName: user.firstName,
    lastName: user.lastName,
    phoneNumber: user.phoneNumber ?? null,
    mobilePhoneNumber: user.mobilePhoneNumber ?? null,
    fax: user.fax ?? null,
    termsVersion: user.termsVersion,
  }
}

function isSame({ newCompany, ...row }: Stored, sent: ReturnType<typeof describe>): boolean {
  const { newCompany: sentCompany, ...rest } = sent
  return (
    hasFields(row, rest) &&
    hasFields(newCompany ?? {}, sentCompany ?? {}) &&
    hasFields(sentCompany ?? {}, newCompany ?? {})
  )
}

/** A field that is left out is the same as an empty one. */
function hasFields(one: object, expected: object): boolean {
  const values = new Map(Object.entries(one))
  return Object.entries(expected).every(([key, value]) => (values.get(key) ?? null) === (value ?? null))
}

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
export async function findCompany(
  dependencies: Dependencies,
  key: Parameters<typeof findCompanyByKey>[1],
  address: string,
) {
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
