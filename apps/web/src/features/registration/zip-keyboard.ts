/** Countries whose postal codes have only digits, without dashes or letters that a number pad lacks. */
const digitsOnly = new Set([
  'AT',
  'BE',
  'BG',
  'CH',
  'CY',
  'DE',
  'DK',
  'EE',
  'ES',
  'FI',
  'FR',
  'HR',
  'HU',
  'IT',
  'LI',
  'LU',
  'NO',
  'RO',
  'SI',
])

/** Returns the keyboard that a phone shows for a postal code. */
export function zipKeyboard(country: string): 'numeric' | 'text' {
  return digitsOnly.has(country) ? 'numeric' : 'text'
}
