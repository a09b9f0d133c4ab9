import type { UserRow } from './repository/users.ts'

/** What he and his administrators are told alike. */
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
