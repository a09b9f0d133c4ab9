/** Verbs and adverbs of what is enough, in folded letters, as a part of a pattern: `bastano 2 pezzi`, `räcker det med 2` */
export const enoughWords =
  '(?:reich(?:t|en)|genug(?:t|en)?|genoeg|is enough|enough|suffic(?:es?|ient\\p{L}*)|(?:will|should) do(?=\\s*(?:[.,;!)]|$|for\\s))|suficientes?|bastera|basteranno|suffi(?:t|sent)|bastan?o?|bastam|chegam?|rack\\p{L}{1,2}|volstaa[nt]|voldoende|wystarcz[aye]|staci|eleg|elegendo|ajunge?|zadostuje(?:jo|ta)?|dovolj)'
const enough = new RegExp(String.raw`(?<!\p{L})${enoughWords}(?!\p{L})(?: det med(?!\p{L}))?`, 'u')

/** Whether a clause in folded letters says how many are enough: `4 of the springs will do` */
export function saysEnough(folded: string): boolean {
  return enough.test(folded)
}

/** Removes what says in folded letters that something is enough. */
export function withoutEnough(folded: string): string {
  return saysEnough(folded) ? folded.replace(enough, ' ').replace(be, ' ') : folded
}

const be = /(?<!\p{L})(?:is|are|est|sont|e|sono|es|son|sao|zijn|je|jest|jsou|sa|este|sunt|ar)(?!\p{L})/u
