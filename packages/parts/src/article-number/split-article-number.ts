/** The pieces of an article number; its family may be unknown. */
export interface SplitNumber {
  /** Family and material. */
  letters: string
  /** Measures in mm, at most 3 decimals. */
  sizes: number[]
  coating: string | null
}

const maxNumberLength = 80
const shape = /^([A-Z]{3,7})-(\d{1,4}(?:\.\d{1,3})?(?:X\d{1,4}(?:\.\d{1,3})?)*)(?:-([A-Z]{2,4}))?$/

/**
 * Splits the number of a stocked article; tolerates case, blanks, a decimal comma, `×` and `*`.
 * @returns null for a text that does not have the form `AZH-3.2x160` or `AZX-3.2x160-TIN`
 */
export function splitArticleNumber(text: string): SplitNumber | null {
  if (text.length > maxNumberLength) return null
  const plain = text.toUpperCase().replace(/\s+/g, '').replaceAll(',', '.').replace(/[×*]/g, 'X')
  const [, letters, sizes, coating = null] = shape.exec(plain) ?? []
  if (letters === undefined || sizes === undefined) return null
  return { letters, sizes: sizes.split('X').map(Number), coating }
}
