/** Of a user's fields those that are noted beside the log, as they must go when he does. */
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
