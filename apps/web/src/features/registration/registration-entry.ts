import type { Registrant } from '@normwerk/contract/registration'
import type { Translate } from '@normwerk/i18n/text'
import { emptyPassword, newPasswordErrors, type PasswordEntry } from '../../shared/account/password-entry.ts'
import { emptyPerson, nullIfEmpty, type PersonEntry, personInput } from '../../shared/people/person-entry.ts'
import { personErrors } from '../../shared/people/person-errors.ts'
import { type CompanyEntry, emptyCompany } from './company-entry.ts'

/** Joins a company that the shop knows, or registers a new one. */
export type RegistrationKind = 'known' | 'new'

/** All typed data. The data of the other kind is kept, in case users change their mind. */
export interface RegistrationEntry {
  customerNumber: string
  company: CompanyEntry
  person: PersonEntry
  username: string
  password: PasswordEntry
  termsAccepted: boolean
}

export const emptyRegistration: RegistrationEntry = {
  customerNumber: '',
  company: emptyCompany,
  person: emptyPerson,
  username: '',
  password: emptyPassword,
  termsAccepted: false,
}

/** Without a customer number, users register a new company. */
export function kindOf(chosen: RegistrationKind, entry: RegistrationEntry): RegistrationKind {
  return entry.customerNumber.trim() === '' ? 'new' : chosen
}

export function registrationErrors(
  kind: RegistrationKind,
  entry: RegistrationEntry,
  text: Translate,
): Record<string, string | null> {
  const required = (typed: string) => (typed.trim() === '' ? text('field.required') : null)
  const { company } = entry
  const companyErrors =
    kind === 'known'
      ? { zip: required(company.zip) }
      : {
          companyName: required(company.companyName),
          street: required(company.street),
          zip: required(company.zip),
          city: required(company.city),
        }
  return {
    ...companyErrors,
    ...personErrors(entry.person, text, { repeatEmail: true, path: 'user.' }),
    'user.username': entry.username.includes('@') ? text('registration.usernameWithoutAt') : null,
    ...newPasswordErrors(entry.password, text, 'user.'),
    'user.termsVersion': entry.termsAccepted ? null : text('registration.termsRequired'),
  }
}

/** Requires an entry without errors; in such an entry the terms are accepted. */
export function registrantInput(entry: RegistrationEntry, termsVersion: string): Registrant {
  const { person, password, username } = entry
  return {
    ...personInput(person),
    emailRepeat: person.emailRepeat.trim(),
    username: nullIfEmpty(username),
    password: password.password,
    passwordRepeat: password.passwordRepeat,
    termsAccepted: true,
    termsVersion,
  }
}
