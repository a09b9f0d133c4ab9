import type { UserRow } from './repository/users.ts'

/** Returns the data that a user and the user's administrators both see. */
export function presentPerson(user: UserRow) {
  return {
    id: user.id,
    userId: user.id,
    username: user.username,
    salutation: user.salutation,
    title: user.title,
    firstName: user.firstName,
    lastName: user.lastName,
    email: user.email,
    phoneNumber: user.phoneNumber,
    mobilePhoneNumber: user.mobilePhoneNumber,
    fax: user.fax,
    roles: user.roles,
    lastLoginAt: user.lastLoginAt?.toISOString() ?? null,
  }
}
