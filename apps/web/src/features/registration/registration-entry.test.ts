import { RegisterNewCompany } from '@normwerk/contract/registration'
import type { Translate } from '@normwerk/i18n/text'
import { translate } from '@normwerk/i18n/translate'
import { describe, expect, test } from 'vitest'
import { companyInput, emptyCompany } from './company-entry.ts'
import { emptyRegistration, kindOf, registrantInput, registrationErrors } from './registration-entry.ts'

const text: Translate = (id, ...params) => translate('en', id, ...params)

const complete = {
  ...emptyRegistration,
  company: { ...emptyCompany, companyName: 'Probe GmbH', street: 'Weg', zip: '12345', city: 'Ort' },
  person: {
    ...emptyRegistration.person,
    firstName: 'Anna ',
    lastName: 'Probe',
    email: 'anna@example.com',
    emailRepeat: 'Anna@example.com',
  },
  password: { password: 'Gutes-Wort-77', passwordRepeat: 'Gutes-Wort-77' },
  termsAccepted: true,
}

function bad(kind: 'known' | 'new', entry: typeof emptyRegistration): string[] {
  return Object.entries(registrationErrors(kind, entry, text)).flatMap(([path, fieldError]) =>
    fieldError === null ? [] : [path],
  )
}

describe('a registration', () => {
  test('without a customer number is for a new company', () => {
    expect(kindOf('known', { ...complete, customerNumber: ' ' })).toBe('new')
    expect(kindOf('known', { ...complete, customerNumber: '10001' })).toBe('known')
    expect(kindOf('new', { ...complete, customerNumber: '10001' })).toBe('new')
  })

  test('reports the required fields of its kind if it is empty', () => {
    const ofPerson = ['user.firstName', 'user.lastName', 'user.email', 'user.emailRepeat']
    const ofAccess = ['user.password', 'user.passwordRepeat', 'user.termsVersion']
    expect(bad('known', emptyRegistration)).toEqual(['zip', ...ofPerson, ...ofAccess])
    expect(bad('new', emptyRegistration)).toEqual(['companyName', 'street', 'zip', 'city', ...ofPerson, ...ofAccess])
  })

  test('has the input of the call if it is complete', () => {
    expect(bad('new', complete)).toEqual([])
    const input = { ...companyInput(complete.company), user: registrantInput(complete, '1') }
    expect(RegisterNewCompany.parse(input)).toMatchObject({ vatId: null, user: { firstName: 'Anna', username: null } })
  })

  test('rejects a different repeated mail address or password, and a user name that looks like a mail address', () => {
    const person = { ...complete.person, emailRepeat: 'anna@example.co' }
    const password = { ...complete.password, passwordRepeat: 'Gutes-Wort-78' }
    expect(bad('new', { ...complete, person, password, username: 'anna@example.com' })).toEqual([
      'user.emailRepeat',
      'user.username',
      'user.passwordRepeat',
    ])
  })
})
