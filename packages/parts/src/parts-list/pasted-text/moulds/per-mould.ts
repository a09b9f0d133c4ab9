import { foldLetters } from '../../fold-letters.ts'
import { anyOf, inTotal, numberWord, units } from '../../quantities/read-pieces.ts'
import { sayPieces } from '../lines/read-order-line.ts'
import { alike } from './mould-signs.ts'

export const every =
  '(?:each|every|jede[rsnm]?|chaque|cada|ogni|elke?|iedere?|kazd\\p{L}+|fiecare|varje|vsak\\p{L}*|minden)'
export const one = String.raw`(?:1|one|a|an|eine?[rsn]?|une?|uno|una|um|uma|o|een|en|ett|jedn\p{L}+|en[oa])`
/** `for one single mould`, `per un solo stampo` */
export const single =
  '(?:(?:single|only|einzelne[rnms]?|einzige[rnms]?|seule?|sol[oa]|singol[oa]|unic[oa]|so|enkele?|pojedyncz\\p{L}+|jedin\\p{L}+|samostatn\\p{L}+|egyetlen|singur[a]?|enda|sam[oae]?)\\s+)?'
/** A set is a pack, too, and four figures are the name of a mould. */
export const mould = String.raw`(?!set|satz)${anyOf('moulds')}(?!\p{L}|\s*(?:n[ro]?[.°º]?\s*)?\d{4})`
export const perMould = String.raw`(?:(?:/|(?<!\p{L})${anyOf('per')}(?!\p{L}))\s*(?:(?:${every}|${one})\s+${single})?|(?<!\p{L})(?:for|fur|fuer|pour|para|voor|pentru|till|v|w|la|an)\s+(?:${every}|${one})\s+${single}|(?<!\p{L})(?:(?:in|do|i|na)\s+)?${every}\s+)${mould}`
/** `szerszámonként` */
export const eachMould = String.raw`(?<!\p{L})(?:szerszamonkent|formankent|feszkenkent|kavitasonkent|uregenkent)`
export const count = String.raw`(?<![\p{L}\d.,x×*/-]|[x×*]\s)(?:\d{1,4}(?![.,]?\d|\s*(?:[x×*]\s*\d|mm))|${numberWord}(?!\p{L}))(?:\s*(?:${units.pieces}))?`
/** `12 per mould`, `je Form 12`, `szerszámonként 8 db` */
export const ofOneMould = new RegExp(
  String.raw`(?:(?<!\p{L})(?:${anyOf('each')}|cate)\s+)?(${count})\s*[-–]?\s*(?:${perMould}|${eachMould})|(?:${perMould}|${eachMould})\s*[:=]?\s*(${count})`,
  'gu',
)
export const several = String.raw`(\d{1,2}(?![.,]?\d)|${numberWord}(?!\p{L}))`
export const sign = '(?:[x×*]|mal|times|fois|volte|veces|vezes|maal|krat|razy|szor|ori|ganger)'
export const these =
  '(?:the|these|those|our|die|diese|den|dies?en|unsere|les|ces|nos|los|las|estos|estas|gli|questi|queste|os|estes|de|deze|onze|tych|te|tyto|ty|ezek|dessa|te)'
const lead = String.raw`(?:(?:^|[\s,;(–-])(?:(?:bei|fur|fuer|for|pour|para|per|su|na|pro|voor|till|pentru|za|dla|soit|and|und|et|y|e|ve|a|we have|wir haben|${sign})\s+)?(?:${these}\s+)?(?:${sign}\s*)?)`
/** `4 moulds`, `x 3 tools`, `formy są 3`, `Formen: 4`; a larger number is the name of a mould. */
export const ofMoulds = new RegExp(
  String.raw`${lead}(?:${inTotal}\s+)?(?<![\p{L}\d.,/]|\d\s?[x×*]\s?)${several}\s+(?:${alike}\s+){0,2}${mould}|(?<!\p{L})(?:${alike}\s+){0,2}${mould}(?:\s+(?:is|are|sind|son|sono|sont|sao|sa|jsou|su|so|sunt|ar|van|zijn)\s+|\s*[:=x×]\s*)${several}(?!\s*\p{L})`,
  'gu',
)

/** Beginnings of words for a number of pieces. */
export const quantities =
  '(?:menge|anzahl|stuckzahl|quantit|qty|number|mnozstv|pocet|pocty|cantidad|nombre|mennyiseg|darabszam|aantal|hoeveelhe|ilosc|liczb|quantidade|cantitat|numar|antal|kolicin|stevil)'
export const figureWords = '(?:angaben|zahlen|figures|cifras|chiffres|cifre)'

/** A part between the pieces and their mould: `12 pins 6x160 per mould` */
export const perMouldApart = new RegExp(perMould, 'u')

/** Whether a text says that something is of one mould: `per mould`, `für jede Form` */
export function statesPerMould(text: string): boolean {
  return perMouldApart.test(foldLetters(text))
}

const oneAlone = new RegExp(`^${one}$`, 'u')

/** Returns the number that a pattern has found; 0 without one. */
export function numberIn(found: RegExpExecArray | undefined): number {
  const said = found?.slice(1).find((number) => number !== undefined) ?? ''
  // "En" and "un" are also other words, which is why they are no pieces alone.
  return Number(sayPieces(said)) || (oneAlone.test(said) ? 1 : 0)
}
