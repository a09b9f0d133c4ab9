/** The marks that a quotation may begin with, in any language of the shop; Swedish begins and ends with the same. */
export const openingMarks = '["„“”«»‘]'

/** The marks that a quotation may end with. */
export const closingMarks = '["“”»«’]'
