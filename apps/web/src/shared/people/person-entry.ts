/** The fields of a person as they are typed. */
export interface PersonEntry {
  salutation: '' | 'Mr' | 'Ms'
  title: string
  firstName: string
  lastName: string
  email: string
  /** Only used by forms that ask for it twice. */
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

/** Returns the fields of an existing person. */
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

/** Returns the input of a call; empty fields are null. The caller adds the repeated mail address. */
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
