import { foldLetters } from '../../fold-letters.ts'
import { isSize, type Meaning } from '../../headings/heading-pattern.ts'
import { readHeading } from '../../headings/read-heading.ts'
import { endOfSizes } from '../lines/split-mentions.ts'

/** Words for a size that are no headings. */
const lengths =
  /^(?:lang[ae]?|lange|long(?:ue?s?)?|lung(?:h[ie]|[oai])|larg[oa]s?|comprid[oa]s?|dlugosc[i]|dlug(?:ie|[iae])|delk[ue]|delce|dlouh\p{L}{1,2}|hossz\p{L}*|lungimea|lungi?|langden|langt|langre|longre|dolzin\p{L}{1,2}|dolg\p{L}{1,2})$/u
const thicknesses =
  /^(?:dick|dickte|thick|epais|spess[oi]|gruesos?|grubosci|tloustku|vastagsag\p{L}*|grosimea|tjock\p{L}*|debelino)$/u
const diameters = /^(?:srednicy|atmero\p{L}*|diametrul|diametern|prumeru)$/u
const otherSizes = /^(?:hoch|hohe|high|height|breit|breite|wide)$/

/** Returns the size that a word in folded letters means; null for another word. */
export function sizeOfWord(word: string): Meaning | null {
  if (lengths.test(word)) return 'length'
  if (thicknesses.test(word)) return 'thickness'
  if (diameters.test(word)) return 'diameter'
  const meaning = word.length < minWord ? null : (readHeading(word)?.meaning ?? null)
  return isSize(meaning) ? meaning : otherSizes.test(word) ? 'height' : null
}

/** A shorter word is a symbol or one of a sentence. */
const minWord = 4

/** Whether the words behind the sizes of a part name another size whose figure follows: `length should be`, not `160 long` */
export function namesSizeBehind(text: string): boolean {
  const words = foldLetters(text.slice(endOfSizes(text))).match(/(?<!\d\s?|\d\s?mm\s)(?<!\p{L})\p{L}+/gu) ?? []
  return words.some((word) => sizeOfWord(word) !== null)
}
