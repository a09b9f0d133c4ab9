import type { LanguageCode } from '@normwerk/contract/language'
import type { NewCompany, Registrant } from '@normwerk/contract/registration'
import { lockByName } from '../../database/advisory-lock.ts'
import type { Queries } from '../../database/client.ts'
import type { Dependencies } from '../../dependencies.ts'
import { exceededLimit } from '../account/limit-attempts.ts'
import { ownName } from '../company/add-user.ts'
import { sendMail } from '../mail/send-mail.ts'
import { insertRegistration, listUnconfirmed, type RegistrationRow } from './repository/registrations.ts'

export interface Visitor {
  address: string
  language: LanguageCode
}

export type Place = { companyId: string } | { newCompany: NewCompany }

/** How long a person who sends the same form again gets no second mail. */
const repeatTime = 60 * 60 * 1000
/** With how many forms a form is compared: each comparison may cost a slow hash. */
const maxCompared = 3

/**
 * Does the same whether the mail address is taken or not, so that the answer does not reveal accounts. Only the mail
 * says so, and each mailbox gets only a few mails, and one for equal forms. The slow hash is computed before the
 * transaction, which would otherwise hold a connection in the meantime.
 */
export async function storeRegistration(
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
  const isEqual = async (row: RegistrationRow) =>
    isSame(row, sent) && (await passwords.verify(row.passwordHash, user.password))

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

function isSame({ newCompany, ...row }: RegistrationRow, sent: ReturnType<typeof describe>): boolean {
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
