import type { ManagedUser } from '@normwerk/contract/company/user'
import { describe, expect, test } from 'vitest'
import { changesTo, isLimit, userEntryOf } from './user-entry.ts'

const dirk: ManagedUser = {
  id: '1',
  userId: '1',
  username: 'dirk@example.com',
  salutation: 'Mr',
  title: null,
  firstName: 'Dirk',
  lastName: 'Zeichner',
  email: 'Dirk@example.com',
  pendingEmail: null,
  phoneNumber: '+49 30 1',
  mobilePhoneNumber: null,
  fax: null,
  roles: ['SHOP_USER', 'ORDER'],
  orderLimit: '500.00',
  monthLimit: null,
  companyCustomerNumber: '10001',
  companyName: 'Musterform',
  locked: false,
  enabled: true,
  invited: false,
  secondFactor: false,
  createdAt: '2026-01-01T00:00:00Z',
  lastLoginAt: null,
}
const entry = userEntryOf(dirk)

describe('the form of a user', () => {
  test('leaves the user name empty if it is the mail address', () => {
    expect(entry.username).toBe('')
    expect(userEntryOf({ ...dirk, username: 'dirk' }).username).toBe('dirk')
  })

  test('sends nothing without an edit, whatever the order of the roles', () => {
    expect(changesTo(dirk, { ...entry, roles: ['ORDER', 'SHOP_USER'] })).toBeNull()
  })

  test('reads limits in both ways of writing, and sends none for an empty field', () => {
    expect(changesTo(dirk, { ...entry, orderLimit: '500', monthLimit: ' 1200,5 ' })).toEqual({
      id: '1',
      monthLimit: '1200.50',
    })
    expect(changesTo(dirk, { ...entry, orderLimit: '' })).toEqual({ id: '1', orderLimit: null })
    expect([isLimit(''), isLimit('12,345'), isLimit('viel')]).toEqual([true, false, false])
  })

  test('sends only changed fields, and emptied ones as null', () => {
    const person = { ...entry.person, phoneNumber: ' ', lastName: 'Zirkel' }
    expect(changesTo(dirk, { ...entry, person, roles: ['SHOP_USER'] })).toEqual({
      id: '1',
      lastName: 'Zirkel',
      phoneNumber: null,
      roles: ['SHOP_USER'],
    })
  })

  test('sends an emptied user name as the mail address', () => {
    const named = { ...dirk, username: 'dirk' }
    expect(changesTo(named, { ...userEntryOf(named), username: '' })).toEqual({ id: '1', username: null })
  })
})
