import type { RegisterNewCompany, Registrant } from '@normwerk/contract/registration'

export const registrantPassword = 'Richtig-Pferd-1'

let last = 0

/** The personal data of a new registration. */
export function aRegistrant(fields: Partial<Registrant> = {}): Registrant {
  const email = fields.email ?? `new-${++last}@example.com`
  return {
    firstName: 'Nora',
    lastName: 'Neumann',
    email,
    emailRepeat: email,
    password: registrantPassword,
    passwordRepeat: registrantPassword,
    termsAccepted: true,
    termsVersion: '1',
    ...fields,
  }
}

/** The form of a registration with a new company. */
export function aNewCompany(fields: Partial<RegisterNewCompany> = {}): RegisterNewCompany {
  return {
    companyName: 'Neuform GmbH',
    street: 'Probeweg',
    streetNumber: '5',
    zip: '12345',
    city: 'Musterstadt',
    country: 'DE',
    user: aRegistrant(),
    ...fields,
  }
}
