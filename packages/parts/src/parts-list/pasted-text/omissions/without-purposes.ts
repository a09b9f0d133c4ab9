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
/** `O-ring 20x2.5 FKM for the manifold` */
const purpose = new RegExp(
  String.raw`[\s,(–-]+(?:${forThe})\s?(?:(?:other|next|andere[nrs]?|nachste[nrs]?|autre|prochaine?|otr[oa]|altr[oa]|outr[oa])\s)?(\p{L}[\p{L}-]{2,})(?:\s+(?:d[aeo]s?|del|della|du)\s+(\p{L}[\p{L}-]{3,}))?(,?\s${pronoun}\s[\p{L}' -]{3,60})?\s*\)?[.!]?$`,
  'u',
)

/** Words for a mould with those before it which say that it is a certain one, in folded letters. */
const certainMould = [
  'fur (?:den|die|das|unser\\p{L}{0,2}) \\p{L}*(?:werkzeug|form)|for (?:the|our) (?:\\p{L}+ )?(?:mou?ld|tool)|(?:c\\Sest )?pour (?:le|notre) (?:moule|outillage)',
  'per (?:lo|il nostro) stampo|para (?:el|o|nuestro|nosso) (?:molde|utillaje)|voor (?:de|onze|het) \\p{L}*(?:matrijs|mal)|do (?:naszej )?formy|(?:pro|do) (?:nasi )?form[uy]',
  'pentru (?:matrita|forma)(?: noastra)?|za (?:nase )?orodje|(?:for|till) \\p{L}*(?:verktyget|formen)',
].join('|')
const ofNoun =
  '(?:d(?:es?|u|os|as?|ei|elle|egli|i)|de (?:los|las|la)|del|della|na|za|pro|for|of|van|voor|fur|med|pentru|till|s)'
/** `for the cap mould`, `para el molde de los tapones`, `do formy na zakrętki`, `a kupak szerszámhoz` */
const forMould = new RegExp(
  String.raw`[\s,(–-]+(?:(?:${certainMould})(?:\s${ofNoun}(?:\s(?:the|die|den|das|de|les))?\s\p{L}{3,})?|(?:az?\s)?(?:\p{L}{3,}\s)?(?:szerszamhoz|szerszamunkhoz|formahoz))\s*\)?[.!]?$`,
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
  const text = withoutMould(alone)
  const found = purpose.exec(foldLetters(text))
  if (found === null) return text
  const words = found.slice(1).flatMap((said) => said?.split(/[\s,]+/).filter(Boolean) ?? [])
  return words.some(isOfPart) ? text : text.slice(0, found.index)
}

/** Of the names of our parts only caps and corks are also goods, in folded letters. */
const goods = /^(?:tapp|tapon|tampo|bouchon|kor(?:ek|k)|zat(?:k|e)|cep|stop|plug|propp|dop|dugo|caps?$)/

/** Removes for which mould a part is, with what that makes: `lo stampo dei tappi` */
function withoutMould(text: string): string {
  const found = forMould.exec(foldLetters(text))
  const words = found?.[0].split(/[\s,(]+/).filter(Boolean) ?? []
  const isOther = words.some((word) => /\d/.test(word) || (isOfPart(word) && !goods.test(word)))
  return found === null || isOther ? text : text.slice(0, found.index)
}

function isOfPart(noun: string): boolean {
  return namesKind(noun) || namesWork(noun) || namesCut(noun) || belongsToPart(noun)
}
