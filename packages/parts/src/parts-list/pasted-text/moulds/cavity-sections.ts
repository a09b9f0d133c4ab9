import { namesKind, namesPartAlone } from '../../cell-content.ts'
import { findAll } from '../../find-all.ts'
import { foldLetters } from '../../fold-letters.ts'
import { anyOf, wordOfSeveral } from '../../quantities/read-pieces.ts'
import { sayPieces } from '../lines/read-order-line.ts'

const cavity = String.raw`(?:kavit\p{L}*|cavit(?:y|ies|es?|a)|cavidad\p{L}*|caviteit\p{L}*|nest(?:er|ern)?|empreintes?|impront[ae]|figur[ae]s?|fesz[ek]\p{L}*|gniazd\p{L}*|cuib\p{L}*|gnezd\p{L}*|hnizd\p{L}*|dutin\p{L}*|holten?|fack)`
const every =
  '(?:each|every|jede[rsnm]?|chaque|cada|ogni|ciascun\\p{L}*|elke?|iedere?|kazd\\p{L}+|fiecare|varje|vart|vsak\\p{L}*|minden|one|eine?|une?|una|uma|een|jedn\\p{L}+|o|en|eno)'
const ofEach = new RegExp(
  String.raw`(?<!\p{L})(?:(?:${anyOf('per')}|na|v|w|pe|to)\s+(?:${every}\s+)?|(?:(?:for|fur|fuer|pour|para|per|voor|pentru|till|za|do)\s+)?${every}\s+)${cavity}(?!\p{L})|(?<!\p{L})(?:feszkenkent|kavitasonkent)(?!\p{L})`,
  'u',
)
/** `4 cavities`, `4-fach`, `4 fészkes` */
const counted = new RegExp(
  String.raw`(?<![\p{L}\d.,/x×-])(?:(\d{1,2})|(${wordOfSeveral}))[\s-]*(?:${cavity}|fach\p{L}*|fold|impression|voudig\p{L}*|nasobn\p{L}*|krotn\p{L}*|fackigt?|gniazdow\p{L}*)(?!\p{L})`,
  'gu',
)

const whole =
  '(?:ganze[sn]?|gesamte[sn]?|komplette[sn]?|whole|complete|entire|tout|toute|complet|ensemble du|tutt[oa]|inter[oa]|todo|toda|complet[oa]|hele|complete|cal[aye]|cel[aoyou]u?|kompletn\\p{L}+|egesz|teljes|toata|tot|intreaga|hela|celotn[oa])'
const ofWhole = new RegExp(
  String.raw`(?<!\p{L})${whole}\s+(?:(?:le|la|l['’]|lo|il|el|o|a|the)\s*)?${anyOf('moulds')}(?!\p{L})|(?<!\p{L})${anyOf('moulds')}\s+(?:${whole}|tod[oa]|intreg|inteir[oa])(?!\p{L})`,
  'u',
)

/** As many words stand in a heading without a colon. */
const maxWords = 6

/**
 * Whether a line leads to the pieces of each cavity below it: `The mould has 4 cavities. For each cavity we need:`, or
 * `Each cavity takes` directly above a part
 */
export function leadsToCavity(line: string, below: string): boolean {
  const [, last = '', colon = ''] = /(?:^|[.!?,]\s)([^.!?,:]*)(:?)\s*$/.exec(line) ?? []
  const isShort = !namesPartAlone(line) && last.trim().split(/\s+/).length <= maxWords
  const isHeading = colon !== '' || (isShort && namesPartAlone(below))
  return isHeading && ofEach.test(foldLetters(last)) && !/\d/.test(last) && !namesPartAlone(last)
}

/** Whether a line leads to the pieces of a whole mould: `For the whole mould:` */
export function leadsToWholeMould(line: string): boolean {
  const folded = foldLetters(line)
  return /:\s*$/.test(line) && ofWhole.test(folded) && !/\d/.test(line) && !namesPartAlone(line) && !namesKind(line)
}

/** Returns the number of cavities that lines say; null if they say none or several. */
export function countCavities(lines: readonly string[]): number | null {
  const found = lines.flatMap((line) => findAll(counted, foldLetters(line)))
  const numbers = new Set(found.map(([, figures, word = '']) => Number(figures ?? sayPieces(word))))
  const [number = 0, second] = numbers
  return second === undefined && number > 1 ? number : null
}
