const number = /^-?\d{1,7}(?:[.,]\d{1,6})?$/
const yes = ['yes', 'true', '1', 'ja']
const no = ['no', 'false', '0', 'nein']

/** Reads a measure with a decimal point or comma; null for anything else. */
export function readNumber(text: string): number | null {
  return number.test(text) ? Number(text.replace(',', '.')) : null
}

/** Reads yes or no; null for anything else. */
export function readYesNo(text: string): boolean | null {
  const word = text.toLowerCase()
  if (yes.includes(word)) return true
  return no.includes(word) ? false : null
}

/** Reads a whole number from 0 on; null for anything else. */
export function readWhole(text: string): number | null {
  return /^\d{1,6}$/.test(text) ? Number(text) : null
}
