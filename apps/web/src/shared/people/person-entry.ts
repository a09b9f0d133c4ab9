/** What stands in the fields of a person. */
export interface PersonEntry {
  salutation: '' | 'Mr' | 'Ms'
  title: string
  firstName: string
  lastName: string
  email: string
  /** Only where a form asks for it twice. */
  emailRepeat: string
  phoneNumber: string
  mobilePhoneNumber: string
  fax: string
}

export const emptyPerson: PersonEntry = {
  salutation: '',
  title: '',
  firstName: '',
  lastName: '',
  email: '',
  emailRepeat: '',
  phoneNumber: '',
  mobilePhoneNumber: '',
  fax: '',
}

interface Person {
  salutation: 'Mr' | 'Ms' | null
  title: string | null
  firstName: string
  lastName: string
  email: string
  phoneNumber: string | null
  mobilePhoneNumber: string | null
  fax: string | null
}

/** The fields of somebody who is known already. */
export function personEntryOf(person: Person): PersonEntry {
  return {
    salutation: person.salutation ?? '',
    title: person.title ?? '',
    firstName: person.firstName,
    lastName: person.lastName,
    email: person.email,
    emailRepeat: '',
    phoneNumber: person.phoneNumber ?? '',
    mobilePhoneNumber: person.mobilePhoneNumber ?? '',
    fax: person.fax ?? '',
  }
}

/** As a call takes it, what was left empty as null. The repeated mail address is the caller's to add. */
export function personInput(entry: PersonEntry): Person {
  return {
    salutation: entry.salutation === '' ? null : entry.salutation,
    title: nullIfEmpty(entry.title),
    firstName: entry.firstName.trim(),
    lastName: entry.lastName.trim(),
    email: entry.email.trim(),
    phoneNumber: nullIfEmpty(entry.phoneNumber),
    mobilePhoneNumber: nullIfEmpty(entry.mobilePhoneNumber),
    fax: nullIfEmpty(entry.fax),
  }
}

export function nullIfEmpty(typed: string): string | null {
  return typed.trim() === '' ? null : typed.trim()
}
