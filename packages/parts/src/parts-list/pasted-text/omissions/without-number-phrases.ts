import { foldLetters } from '../../fold-letters.ts'
import { wordOfSeveral } from '../../quantities/read-pieces.ts'

/** "In number" before a number of pieces, per language and in folded letters. */
const phrases = [
  '(?:in (?:einer|der) (?:anzahl|stuckzahl|menge)(?: von)?)',
  'in (?:a )?quantity of',
  'v poctu',
  'en (?:numero|cantidad) de',
  '(?:au nombre|en quantite) de',
  'in (?:numero|quantita) di',
  'ten getale van',
  'w (?:liczbie|ilosci)',
  'em (?:numero|quantidade) de',
  'in numar de',
  'till ett antal av',
  'v (?:stevilu|kolicini)',
].join('|')
const phrase = new RegExp(String.raw`(?<!\p{L})(?:${phrases})\s+(?=(?:\d{1,5}|${wordOfSeveral})(?![\p{L}\d]))`, 'u')

/** Removes words that only lead to a number of pieces: `kołki 8x40 w liczbie 24 sztuk` */
export function withoutNumberPhrases(text: string): string {
  const found = phrase.exec(foldLetters(text))
  return found === null ? text : text.slice(0, found.index) + text.slice(found.index + found[0].length)
}
