/**
 * Leaves out the standard of a product from the words beside its name, however it is spaced: `ISO10243` beside that of a
 * die spring says nothing else, and the mark of a national edition before it neither: `DIN ISO 10243`.
 * @param standard as the catalogue has it, any text; null without one
 */
export function leaveOutStandard(words: string, standard: string | null): string {
  if (standard === null) return words
  const spaced = standard.split(/\s+/).map(RegExp.escape).join(String.raw`\s*`)
  return words.replace(
    new RegExp(String.raw`(?<!\p{L})(?:(?:DIN|EN|NF|UNI|PN|ČSN|SS)\s*(?:EN\s*)?)?${spaced}(?!\d)`, 'iu'),
    ' ',
  )
}
