/**
 * What the server refuses when it is exceeded and the forms of the page therefore do not take; lengths in characters.
 * It stands apart from the schemas, so that a page can know a limit without loading them.
 */

/** Of one position, unless the shop's setting says otherwise. */
export const maxQuantity = 9999
export const maxPageSize = 999

/** Of what is searched for in the catalogue. */
export const maxSearchTextLength = 200
/** Of what narrows a list, as the orders of a company. */
export const maxListQueryLength = 100

export const maxArticleNumberLength = 200
export const maxDesignationLength = 400
/** Of a quantity or a length as it stood in a list. */
export const maxWrittenNumberLength = 40
/** Of a tolerance class or of flats on a head, as `R1F1.6`. */
export const maxOptionLength = 20
export const maxCustomerPartNumberLength = 60
/** Columns of a list, whose mapping is remembered. */
export const maxHeaders = 200
export const maxHeaderLength = 200

export const maxCartNameLength = 100
/** Of what is written to a colleague with a cart. */
export const maxMessageLength = 1000
export const maxProjectLengths = { number: 40, name: 100, revision: 20, description: 2000 }

/** Servers that a punchout of one company may send a cart to. */
export const maxOrigins = 20
export const maxOriginLength = 200
