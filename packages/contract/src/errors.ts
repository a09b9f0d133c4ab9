/**
 * Every error code of the shop with its HTTP status. A code is also the id of its text (`error.<code>`), so that a code
 * without a status or a text does not compile.
 */
export const errorStatus = {
  validationFailed: 400,
  malformedJson: 400,
  filterRequired: 400,
  unknownFilter: 400,
  queryTooLong: 400,
  pageSizeTooLarge: 400,
  notSignedIn: 401,
  invalidLoginData: 401,
  secondFactorRequired: 401,
  forbidden: 403,
  invalidCsrfToken: 403,
  RESET_PASSWORD: 403,
  secondFactorSetUpRequired: 403,
  entryNotFound: 404,
  INVALID_COMPANY: 404,
  cartChanged: 409,
  pricesChanged: 409,
  defaultCartNotDeletable: 409,
  cartNotEmpty: 409,
  projectNumberTaken: 409,
  projectHasOrders: 409,
  ownNumberTaken: 409,
  ownNumberIsArticle: 409,
  notDefaultCart: 409,
  importRunning: 409,
  importIncomplete: 409,
  pageChanged: 409,
  termsNotPublished: 409,
  idempotencyConflict: 409,
  lastAdministrator: 409,
  EMAIL_TAKEN: 409,
  usernameTaken: 409,
  customerNumberTaken: 409,
  fileTooLarge: 413,
  NOT_ALLOWED_FILE: 415,
  quantityOutOfRange: 422,
  lengthOutOfRange: 422,
  lengthStep: 422,
  toleranceNotOffered: 422,
  certificateNotOffered: 422,
  headFlatsNotOffered: 422,
  flatDistanceOutOfRange: 422,
  unknownProductNr: 422,
  cartEmpty: 422,
  cartFull: 422,
  cartTooLarge: 422,
  tooManyCarts: 422,
  importRowsUnresolved: 422,
  NOT_SUPPORTED_FILE: 422,
  priceOnRequest: 422,
  partDiscontinued: 422,
  numberWithoutSizes: 422,
  crossReferenceRejected: 422,
  INVALID_TOKEN: 422,
  invalidCode: 422,
  PasswordMismatch: 422,
  PasswordRequiresDigit: 422,
  PasswordRequiresLower: 422,
  PasswordRequiresUpper: 422,
  PasswordRequiresNonAlphanumeric: 422,
  PasswordRequiresUniqueChars: 422,
  PasswordTooShort: 422,
  PasswordTooLong: 422,
  PasswordTooCommon: 422,
  COULDNT_CHANGE_PASSWORD: 422,
  tooManyRequests: 429,
  somethingWentWrong: 500,
  COULDNT_SUBMIT_ORDER: 500,
  temporarilyUnavailable: 503,
} as const satisfies Record<string, number>

export type ErrorCode = keyof typeof errorStatus

export const errorCodes = Object.keys(errorStatus).filter(isErrorCode)

export function isErrorCode(text: string): text is ErrorCode {
  return Object.hasOwn(errorStatus, text)
}

/** Why a single field was rejected. The texts are `field.<code>`. */
export const fieldCodes = [
  'required',
  'invalid',
  'invalidCharacters',
  'tooLong',
  'tooShort',
  'unknownField',
  'emailMismatch',
  'termsOutdated',
  'invalidVatId',
  'invalidZip',
  'invalidPhoneNumber',
  'countryNotServed',
  'tooManyRows',
  'noTextInFile',
  'lockedFile',
] as const
export type FieldCode = (typeof fieldCodes)[number]

/** Codes with which any call may answer; endpoints do not declare them. */
export const commonErrors = [
  'validationFailed',
  'malformedJson',
  'notSignedIn',
  'forbidden',
  'invalidCsrfToken',
  'secondFactorSetUpRequired',
  'tooManyRequests',
  'somethingWentWrong',
  'temporarilyUnavailable',
  'fileTooLarge',
  'NOT_ALLOWED_FILE',
] as const satisfies ErrorCode[]
