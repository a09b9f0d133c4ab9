/** Fields of a user that are recorded separately, because they must be deleted with the user. */
export const personalFields = [
  'username',
  'email',
  'salutation',
  'title',
  'firstName',
  'lastName',
  'phoneNumber',
  'mobilePhoneNumber',
  'fax',
] as const
