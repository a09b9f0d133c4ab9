/**
 * Every error code of the shop with its HTTP status. A code is also the id of its text (`error.<code>`),
 * so that status, code and translation cannot part.
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
  forbidden: 403,
  invalidCsrfToken: 403,
  RESET_PASSWORD: 403,
  entryNotFound: 404,
  cartChanged: 409,
  notDefaultCart: 409,
  idempotencyConflict: 409,
  fileTooLarge: 413,
  NOT_ALLOWED_FILE: 415,
  quantityOutOfRange: 422,
  lengthOutOfRange: 422,
  lengthStep: 422,
  toleranceNotOffered: 422,
  certificateNotOffered: 422,
  unknownProductNr: 422,
  cartEmpty: 422,
  priceOnRequest: 422,
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

/** Why a single field was refused; the texts are `field.<code>`. */
export const fieldCodes = ['required', 'invalid', 'invalidCharacters', 'tooLong', 'tooShort', 'unknownField'] as const
export type FieldCode = (typeof fieldCodes)[number]

/** Codes that any call may answer with, declared nowhere else. */
export const commonErrors = [
  'validationFailed',
  'malformedJson',
  'notSignedIn',
  'forbidden',
  'invalidCsrfToken',
  'tooManyRequests',
  'somethingWentWrong',
  'temporarilyUnavailable',
  'fileTooLarge',
  'NOT_ALLOWED_FILE',
] as const satisfies ErrorCode[]
