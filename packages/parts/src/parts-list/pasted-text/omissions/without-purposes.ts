import { belongsToPart, namesKind } from '../../cell-content.ts'
import { foldLetters } from '../../fold-letters.ts'
import { namesCut, namesWork } from '../../work-words.ts'

/**
 * "For the" in the languages with articles, in folded letters. Without an article the noun may say what the part is like,
 * as in "for food".
 */
const forThe = [
  'fur (?:den|die|das|unser\\p{L}{0,2})',
  'for (?:the|our)',
  "pour (?:les?|la|notre|nos|l')",
  // Only before this noun, as "pro" is "per" in German.
  'pr[oa]s?(?= moldes?(?!\\p{L}))',
  'para (?:el|la|los|las|nuestr[oa]s?|os?|as?)',
  "per (?:il|lo|la|i|gli|le|l'|nostr[oai])",
  'voor (?:de|het|onze|ons)',
].join('|')
/** Words that begin a clause about the noun before it: `for the job we start`, `für das Werkzeug, das wir beginnen` */
const pronoun = '(?:we|i|they|that|which|wir|ich|das|die|den|der|wo|que|qui|on|nous|che|dat|waar|wij)'
/** `O-ring 20x2.5 FKM for the manifold`, `for the water circuit` */
const purpose = new RegExp(
  String.raw`[\s,(–-]+(?:${forThe})\s?(?:(?:other|next|andere[nrs]?|nachste[nrs]?|autre|prochaine?|otr[oa]|altr[oa]|outr[oa])\s)?(\p{L}[\p{L}-]{2,})(?:\s+(?:(?:d[aeo]s?|del|della|du)\s+|d')?(\p{L}[\p{L}-]{2,}))?(,?\s${pronoun}\s[\p{L}' -]{3,60})?\s*\)?[.!]?$`,
  'u',
)

/** That a part goes with another one of the mail, whose sizes its own ones are: `casquillos a juego` */
const matching =
  /\s+(?:a juego|dazu passend|passend dazu|assortie?s?|a corredo|bijpassend|hozzaillo)(?=\s*(?:$|[,;)]|\d))|\s+to (?:match|suit)(?=\.?$)|(?<!\p{L})(?:passende[nrs]?|dazugehorige[nrs]?|matching|bijpassende|hozzaillo|pasujace|odpowiadajace)\s+(?=\p{L}{4})/u

/**
 * Removes where a part is used or what it goes with, which changes nothing: `20x2.5 FKM for the manifold`, `passende Buchsen
 * 24x46`
 */
export function withoutPurposes(written: string): string {
  const other = matching.exec(foldLetters(written))
  const alone = other === null ? written : written.slice(0, other.index) + written.slice(other.index + other[0].length)
  const found = purpose.exec(foldLetters(alone))
  if (found === null) return alone
  const words = found.slice(1).flatMap((said) => said?.split(/[\s,]+/).filter(Boolean) ?? [])
  return words.some(isOfPart) ? alone : alone.slice(0, found.index)
}

function isOfPart(noun: string): boolean {
  return namesKind(noun) || namesWork(noun) || namesCut(noun) || belongsToPart(noun)
}
