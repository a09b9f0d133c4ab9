import { namesKind, namesPartAlone } from '../../cell-content.ts'
import { findAll } from '../../find-all.ts'
import { foldLetters } from '../../fold-letters.ts'
import { anyOf, wordOfSeveral } from '../../quantities/read-pieces.ts'
import { sayPieces } from '../lines/read-order-line.ts'
import { cavity } from './cavity-words.ts'
import { perMould } from './per-mould.ts'

const every =
  '(?:each|every|jede[rsnm]?|chaque|cada|ogni|ciascun\\p{L}*|elke?|iedere?|kazd\\p{L}+|fiecare|varje|vart|vsak\\p{L}*|minden|one|eine?|une?|una|uma|een|jedn\\p{L}+|o|en|eno)'
/** `per cavity`, `na każde gniazdo`, `fészkenként` */
export const ofEachCavity = String.raw`(?<!\p{L})(?:(?:${anyOf('per')}|na|v|w|pe|to)\s+(?:${every}\s+)?|(?:(?:for|fur|fuer|pour|para|per|voor|pentru|till|za|do)\s+)?${every}\s+)${cavity}(?!\p{L})|(?<!\p{L})(?:feszken|kavitason|uregen)kent(?!\p{L})`
const ofEach = new RegExp(ofEachCavity, 'u')
/** `4 cavities`, `4-fach`, `4 fészkes` */
const counted = new RegExp(
  String.raw`(?<![\p{L}\d.,/x×+-]|[x×+]\s)(?:(\d{1,2})|(${wordOfSeveral}))[\s-]*(?:${cavity}|fach\p{L}*|fold|impression|voudig\p{L}*|nasobn\p{L}*|krotn\p{L}*|fackigt?|gniazdow\p{L}*)(?!\p{L})`,
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

/** Whether a line leads to the pieces of a whole mould: `For the whole mould:`, `So that 8 times. For the whole mould:` */
export function leadsToWholeMould(line: string): boolean {
  const [, last = ''] = /(?:^|[.!?;]\s)([^.!?;]*):\s*$/.exec(line) ?? []
  return ofWhole.test(foldLetters(last)) && !/\d/.test(last) && !namesPartAlone(line) && !namesKind(line)
}

const ofWholeMould = new RegExp(
  String.raw`[\s,;(–-]{0,3}(?:(?<!\p{L})(?:for|fur|fuer|pour|para|per|na|za|do|pro|voor|till|pentru|az)\s+)?(?:(?:the|das|die|den|le|la|lo|il|el|o|a|de|het)\s+)?(?:${ofWhole.source})\s*(?:\)|:(?=\s))?`,
  'u',
)

/** Whether a text names the whole mould: `pour le moule complet` */
export function namesWholeMould(text: string): boolean {
  return ofWhole.test(foldLetters(text))
}

/** Removes words that say that pieces are those of the whole mould: `12 for the whole mould` */
export function withoutWholeMould(line: string): string {
  return withoutFound(line, ofWholeMould)
}

const ofAnyMould = new RegExp(String.raw`(?!${ofEachCavity})(?:${perMould})\s*(?::(?=\s))?`, 'u')

/** Removes words that say that pieces are those of a mould, where the others are those of a cavity: `4 per mould` */
export function withoutOneMould(line: string): string {
  const rest = withoutWholeMould(line)
  return rest === line ? withoutFound(line, ofAnyMould) : rest
}

function withoutFound(line: string, pattern: RegExp): string {
  const found = pattern.exec(foldLetters(line))
  if (found === null) return line
  const rest = `${line.slice(0, found.index)} ${line.slice(found.index + found[0].length)}`
  return rest.replace(/\s{2,}/g, ' ').trim()
}

/** Returns the number of cavities that lines say; null if they say none or several. */
export function countCavities(lines: readonly string[]): number | null {
  const found = lines.map((line) => findAll(counted, foldLetters(line)))
  // "2 cavities left, 2 cavities right"
  if (found.some(({ length }) => length > 1)) return null
  const numbers = new Set(found.flat().map(([, figures, word = '']) => Number(figures ?? sayPieces(word))))
  const [number = 0, second] = numbers
  return second === undefined && number > 1 ? number : null
}
